import { useState } from 'react';
import { LinkedText } from '~/components/LinkedText';
import { hasRightToLeft } from '~/lib/bidi';
import { codePointCount } from '~/lib/text';
import { ShowAllButton } from './ShowAllButton';

/** Of notes and reasons. */
export const maxNoteLength = 240;

interface LongTextProps {
  /**
   * Shown before the text, in one element with it: a value such as "Active" in an element of its own
   * would be found like the organization's status.
   */
  readonly prefix?: string;
  readonly text: string;
  /** In characters; a longer text is shown in full on demand. */
  readonly maxLength: number;
  /** Makes links of its URLs and ticket keys. */
  readonly linked?: boolean;
}

/** Text of users. Its direction doesn't change that of the text around it. */
export function LongText({ prefix = '', text, maxLength, linked = false }: LongTextProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = codePointCount(text) > maxLength;
  const length = isExpanded ? Infinity : maxLength;
  const isIsolated = hasRightToLeft(text);
  const hasOwnPrefix = prefix !== '' && (linked || isIsolated);
  const shown = linked ? (
    <LinkedText text={text} maxLength={length} />
  ) : (
    <span>{(hasOwnPrefix ? '' : prefix) + cut(text, length)}</span>
  );
  return (
    <>
      {hasOwnPrefix && <span>{prefix}</span>}
      {isIsolated ? <bdi>{shown}</bdi> : shown}
      {isLong && (
        <span>
          {' '}
          <ShowAllButton isExpanded={isExpanded} onToggle={() => setIsExpanded(!isExpanded)} />
        </span>
      )}
    </>
  );
}

function cut(text: string, maxLength: number): string {
  const characters = Array.from(text);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}
