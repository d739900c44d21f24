import { css } from '@emotion/react';
import {
  Fragment,
  useState,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react';
import { bidiParts } from '~/lib/text';
import { theme } from '~/theme/theme';
import { classNames, staticClassName } from './style';

/** Hidden visually, available to screen readers. */
export const visuallyHiddenStyle = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** The classes of the components below, for elements that stand in every row of a table. */
export const textClasses = {
  visuallyHidden: staticClassName(visuallyHiddenStyle),
  muted: staticClassName(css`
    color: ${theme.text.muted};
  `),
  caption: staticClassName(css`
    color: ${theme.text.muted};
    ${theme.type[12]};
    font-weight: ${theme.fontWeight.regular};
  `),
  truncated: staticClassName(css`
    display: block;
    min-inline-size: 0;
    ${theme.ellipsis};
  `),
  code: staticClassName(css`
    font-family: ${theme.fontFamily.mono};
    ${theme.type[13]};
    overflow-wrap: anywhere;
  `),
};

/** A `span`, or another element, with a class. */
function textElement(textClass: string, defaultTag: ElementType = 'span') {
  return function Text<Tag extends ElementType = 'span'>({
    as,
    className,
    ...rest
  }: { readonly as?: Tag } & Omit<ComponentPropsWithRef<Tag>, 'as'>) {
    const Element: ElementType = as ?? defaultTag;
    return <Element className={classNames(textClass, className)} {...rest} />;
  };
}

/** Text for screen readers only. */
export const VisuallyHidden = textElement(textClasses.visuallyHidden);
/** Secondary text. */
export const Muted = textElement(textClasses.muted);
/** Secondary text of 12 px. */
export const Caption = textElement(textClasses.caption);
/** Text on one line, which ends in an ellipsis where it doesn't fit. */
export const Truncated = textElement(textClasses.truncated);

interface AnnouncementProps {
  /** What the text is about: another one makes it heard. */
  readonly of: string | number;
  readonly text: string;
}

/** Tells screen readers politely what has changed; nothing at first. */
export function Announcement({ of, text }: AnnouncementProps) {
  const [said, setSaid] = useState({ of, text: '' });
  if (said.of !== of) setSaid({ of, text });
  return <VisuallyHidden aria-live="polite">{said.text}</VisuallyHidden>;
}

/** Monospace text for ids, token prefixes and secrets. */
export const CodeText = textElement(textClasses.code, 'code');

/** Marks an absent value: a dash that screen readers read as "Not available". */
export function MissingValue() {
  return (
    <span className={textClasses.muted} role="img" aria-label="Not available">
      —
    </span>
  );
}

/**
 * A sentence as content: values that `isolate` has marked become elements, so that the text has none of
 * the invisible marks when it is copied or read by scripts. Whatever shows a sentence calls it; only
 * the page's title, which can't have elements, keeps the marks.
 */
export function withBdi(content: ReactNode): ReactNode {
  const parts = typeof content === 'string' ? bidiParts(content) : [];
  if (parts.length < 2) return content;
  return (
    <span>
      {parts.map((part, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- the position is its identity
        index % 2 === 0 ? part : <bdi key={index}>{part}</bdi>,
      )}
    </span>
  );
}

/** A text with every second part marked: what a search has found. */
export function MarkedText({ parts }: { readonly parts: readonly string[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- the position is its identity
  return parts.map((part, index) => (index % 2 === 0 ? part : <mark key={index}>{part}</mark>));
}

export type TextLinkProps<Tag extends ElementType = 'a'> = Omit<
  ComponentPropsWithRef<Tag>,
  'as' | 'className' | 'tone'
> & {
  readonly as?: Tag;
  /** `plain` is underlined on hover only, for names in tables. */
  readonly tone?: 'accent' | 'plain';
};

/** A link within text or a table. */
export function TextLink<Tag extends ElementType = 'a'>({
  as,
  tone = 'accent',
  ...rest
}: TextLinkProps<Tag>) {
  const Anchor: ElementType = as ?? 'a';
  return <Anchor className={linkClasses[tone]} {...rest} />;
}

const linkClass = (colour: string) =>
  staticClassName(css`
    border-radius: 2px;
    text-underline-offset: 2px;
    text-decoration-thickness: 1px;
    overflow-wrap: anywhere;
    color: ${colour};
    font-weight: ${theme.fontWeight.medium};
    text-decoration-line: none;
    &:hover {
      text-decoration-line: underline;
    }
  `);
const linkClasses = { accent: linkClass(theme.accent.text), plain: linkClass(theme.text.primary) };

export interface KeysProps {
  /** As printed on the keyboard, in the order in which they are pressed. */
  readonly keys: readonly string[];
  /** They are pressed one after the other. */
  readonly isSequence?: boolean;
}

/** The keys of a shortcut. Hidden where there is likely no keyboard. */
export function Keys({ keys, isSequence = false }: KeysProps) {
  return (
    <span className={keysClass}>
      {keys.map((key, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a key may occur twice, and none moves
        <Fragment key={index}>
          {isSequence && index > 0 && ' then '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

const keysClass = staticClassName(css`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 4px;
  & > kbd {
    min-inline-size: 20px;
    padding: 0 5px;
    border: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
    border-radius: ${theme.radius.small};
    font-family: inherit;
    text-align: center;
    ${theme.type[12]};
  }
  @media (hover: none) {
    display: none;
  }
`);

/**
 * Shows the first letter of a block as a capital, such as "Full": seat types are data, which stay as
 * received wherever they are copied or read out.
 */
export const capitalStyle = `
  &::first-letter {
    text-transform: uppercase;
  }
`;
