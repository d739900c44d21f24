import { bidiParts } from '~/lib/bidi';

export interface BidiTextProps {
  /** In one line; `isolate` marks its values. */
  readonly text: string;
}

/**
 * A text with values that `isolate` has marked. They are elements, so that the text has none of the
 * invisible marks when it is copied or read by scripts.
 */
export function BidiText({ text }: BidiTextProps) {
  const [first = '', ...others] = bidiParts(text);
  if (others.length === 0) return <span>{first}</span>;
  return (
    <span>
      <span>{first}</span>
      {others.map((part, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- the position is its identity
        index % 2 === 0 ? <bdi key={index}>{part}</bdi> : <span key={index}>{part}</span>,
      )}
    </span>
  );
}
