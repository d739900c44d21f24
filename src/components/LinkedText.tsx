import { textParts } from '~/domain/links/textParts';
import { newTab } from '~/lib/newTab';
import { useStores } from '~/stores/context';
import { TextLink } from '~/ui/text';

interface LinkedTextProps {
  readonly text: string;
}

/**
 * Text that users have typed: its URLs and, if configured, ticket keys are links. The direction of the
 * text around a link can't reorder it, and one that isn't plain ASCII has its target as title.
 */
export function LinkedText({ text }: LinkedTextProps) {
  const { integrations } = useStores();
  const parts = textParts(text, integrations.tickets);
  return (
    <>
      {parts.map(({ text: shown, href }, index) =>
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
