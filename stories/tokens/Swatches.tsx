import styled from '@emotion/styled';
import { dark } from '../../src/theme/dark';
import { light } from '../../src/theme/light';
import { theme } from '../../src/theme/theme';
import { Stack } from '../../src/ui/Stack';
import { contrast } from './contrast';
import { tokensOf, withoutContrast, type Pair } from './pairs';

const values = { light: tokensOf(light), dark: tokensOf(dark) };

interface PairsProps {
  readonly title: string;
  readonly pairs: readonly Pair[];
  /** The contrast that each must have. */
  readonly least: number;
  readonly sample: 'Aa' | '●';
}

/** Colours upon colours in the theme at hand, with the contrast of both themes in figures. */
export function Pairs({ title, pairs, least, sample }: PairsProps) {
  return (
    <Stack gap={3}>
      <h2>
        {title}: at least {least}:1
      </h2>
      <Grid>
        {pairs.map(({ front, ground }) => (
          <Item key={`${front} ${ground}`}>
            <Sample
              style={{ color: variable(front), background: variable(ground) }}
              aria-hidden="true"
            >
              {sample}
            </Sample>
            <span>
              {front} <Muted>on {ground}</Muted>
            </span>
            <Muted className="tabular">
              light {figure(front, ground, 'light')}, dark {figure(front, ground, 'dark')}
            </Muted>
          </Item>
        ))}
      </Grid>
    </Stack>
  );
}

/** Every colour by its name, in the theme at hand. */
export function AllColours() {
  return (
    <Grid>
      {[...values.light.keys()].map((name) => (
        <Item key={name}>
          <Sample
            style={
              name.startsWith('shadow.')
                ? { boxShadow: variable(name) }
                : { background: variable(name) }
            }
          />
          <span>{name}</span>
          <Muted>
            {values.light.get(name)} / {values.dark.get(name)}
          </Muted>
          {withoutContrast[name] ? <Muted>{withoutContrast[name]}</Muted> : null}
        </Item>
      ))}
    </Grid>
  );
}

function figure(front: string, ground: string, name: 'light' | 'dark'): string {
  return `${contrast(values[name].get(front) ?? '', values[name].get(ground) ?? '').toFixed(2)}:1`;
}

/** `surface.onInverse` as `var(--surface-on-inverse)`. */
function variable(token: string): string {
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
  font-size: ${theme.fontSize[12]};
`;

const Sample = styled.div`
  display: grid;
  place-items: center;
  block-size: 48px;
  margin-block-end: ${theme.space[1]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  font-size: ${theme.fontSize[16]};
`;

const Muted = styled.span`
  color: ${theme.text.muted};
`;
