import { useState } from 'react';
import { Button } from '~/ui/button/Button';

interface LongTextProps {
  readonly text: string;
  /** In characters; a longer text is shown in full on demand. */
  readonly maxLength: number;
}

/** Text of users, kept apart from the direction of the text around it. */
export function LongText({ text, maxLength }: LongTextProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const characters = Array.from(text);
  if (characters.length <= maxLength) return <bdi>{text}</bdi>;
  return (
    <>
      <bdi>{isExpanded ? text : `${characters.slice(0, maxLength).join('')}…`}</bdi>{' '}
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isExpanded}
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {isExpanded ? 'Show less' : 'Show all'}
      </Button>
    </>
  );
}
