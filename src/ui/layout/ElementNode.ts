import type { ReactElement } from 'react';

/**
 * What is rendered beside other content: elements, but no text, which needs an element of its own
 * (docs/architecture.md, "Texts").
 */
export type ElementNode = ReactElement | '' | false | null | undefined | readonly ElementNode[];
