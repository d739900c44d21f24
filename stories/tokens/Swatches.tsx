import styled from '@emotion/styled';
import { colours } from '~/theme/colours';
import { theme } from '~/theme/theme';
import { Stack } from '~/ui/layout';
import { contrastRatio } from '~~/tests/fixtures/contrastRatio';
import {
  flattenTokens,
  contrastExemptions,
  type ContrastPair,
} from '~~/tests/fixtures/contrastPairs';

const values = { light: flattenTokens(colours.light), dark: flattenTokens(colours.dark) };

interface ContrastPairsProps {
  readonly title: string;
  readonly pairs: readonly ContrastPair[];
  /** The required contrast ratio. */
  readonly minRatio: number;
  readonly sample: 'Aa' | '●';
}

/** Colour pairs in the current theme, with the contrast ratios of both themes. */
export function ContrastPairs({ title, pairs, minRatio, sample }: ContrastPairsProps) {
  return (
    <Stack gap={3}>
      <h2>
        {title}: at least {minRatio}:1
      </h2>
      <Grid>
        {pairs.map(({ foreground, background }) => (
          <Item key={`${foreground} ${background}`}>
            <Sample
              style={{ color: cssVariable(foreground), background: cssVariable(background) }}
              aria-hidden="true"
            >
              {sample}
            </Sample>
            <span>
              {foreground} <Muted>on {background}</Muted>
            </span>
            <Muted className="tabular">
              light {ratioText(foreground, background, 'light')}, dark{' '}
              {ratioText(foreground, background, 'dark')}
            </Muted>
          </Item>
        ))}
      </Grid>
    </Stack>
  );
}

/** Every colour token by name, in the current theme. */
export function AllColours() {
  return (
    <Grid>
      {[...values.light.keys()].map((name) => (
        <Item key={name}>
          <Sample
            style={
              name.startsWith('shadow.')
                ? { boxShadow: cssVariable(name) }
                : { background: cssVariable(name) }
            }
          />
          <span>{name}</span>
          <Muted>
            {values.light.get(name)} / {values.dark.get(name)}
          </Muted>
          {contrastExemptions[name] ? <Muted>{contrastExemptions[name]}</Muted> : null}
        </Item>
      ))}
    </Grid>
  );
}

function ratioText(foreground: string, background: string, themeName: 'light' | 'dark'): string {
  return `${contrastRatio(values[themeName].get(foreground) ?? '', values[themeName].get(background) ?? '').toFixed(2)}:1`;
}

/** `surface.onInverse` as `var(--surface-on-inverse)`. */
function cssVariable(token: string): string {
  return `var(--${token.replace('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${theme.space[4]};
  overflow-wrap: anywhere;
`;

const Item = styled.li`
  display: flex;
  flex-direction: column;
  ${theme.type[12]};
`;

const Sample = styled.div`
  display: grid;
  place-items: center;
  block-size: 48px;
  margin-block-end: ${theme.space[1]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  ${theme.type[16]};
`;

const Muted = styled.span`
  color: ${theme.text.muted};
`;
