import { codePointCount } from '~/lib/text';
import { configuredTickets } from '~/domain/links/configuredLinks';
import { textParts, type TextPart } from '~/domain/links/textParts';
import { newTab } from '~/lib/newTab';
import { useStores } from '~/stores/context';
import { TextLink } from '~/ui/text/TextLink';

interface LinkedTextProps {
  readonly text: string;
  /** In characters; a longer text is cut there, with an ellipsis. */
  readonly maxLength?: number;
}

/**
 * A text of users whose URLs and, if configured, ticket keys are links. The direction of the text
 * around them can't reorder them, and what isn't plain ASCII, or is cut, has its whole target as title.
 */
export function LinkedText({ text, maxLength = Infinity }: LinkedTextProps) {
  const { integrations } = useStores();
  const parts = textParts(text, configuredTickets(integrations));
  return (
    <>
      {cut(parts, maxLength).map(({ text: shown, href }, index) =>
        href === undefined ? (
          // oxlint-disable-next-line react/no-array-index-key -- a text may occur twice
          <span key={index}>{shown}</span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- and a URL
          <TextLink key={index} href={href} title={titleOf(shown, href)} dir="ltr" {...newTab}>
            {shown}
          </TextLink>
        ),
      )}
    </>
  );
}

/** Letters of other scripts may look like those of another host. */
function titleOf(shown: string, href: string): string | undefined {
  return /^[ -~]*$/.test(shown) ? undefined : href;
}

/** A link that is cut still leads to all of its URL; one of which nothing is left is no link. */
function cut(parts: readonly TextPart[], maxLength: number): readonly TextPart[] {
  let left = maxLength;
  const shown: TextPart[] = [];
  for (const part of parts) {
    const length = codePointCount(part.text);
    if (left === 0) return [...shown, { text: '…' }];
    if (length > left)
      return [...shown, { ...part, text: `${Array.from(part.text).slice(0, left).join('')}…` }];
    shown.push(part);
    left -= length;
  }
  return shown;
}
