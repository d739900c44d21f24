import { expect, it } from 'vitest';
import { looseTexts } from './textElements';

it('every dynamic text in src and mocks has an element of its own', () =>
  expect(looseTexts()).toEqual([]));

it('looseTexts reports texts that React would update or remove as nodes, and no others', () => {
  const source = `
    import type { ReactNode } from 'react';
    export function Loose({ name, names, icon, children }: Props) {
      return (
        <div>
          <p>1 {name}</p>
          <p>{icon && <b />} 2</p>
          <p><Loose /> 3</p>
          <p><b />{children}</p>
          <p>{names}</p>
          <>5</>
        </div>
      );
    }
    export function Text({ name }: Props) { return name; }
    export function Sound({ name, names, icon, children }: Props) {
      return (
        <div>
          <p>{name}</p>
          <p>{\`1 \${name}\`}</p>
          <p>{children}</p>
          <p>2 <b>{name}</b> 3{' '}<Loose /></p>
          <p>{name && <b />}{icon}<Loose /></p>
          <>{names.map((each) => <b key={each}>{each}</b>)}</>
        </div>
      );
    }
    interface Props {
      name: string;
      names: string[];
      icon: import('~/ui/layout/ElementNode').ElementNode;
      children: ReactNode;
    }
  `;
  const found = looseTexts(new Map([['src/main.tsx', source]]));
  expect(found.filter((text) => text.startsWith('src/main.tsx'))).toEqual([
    'src/main.tsx:6 {name}',
    'src/main.tsx:7 2',
    'src/main.tsx:8 3',
    'src/main.tsx:9 {children}',
    'src/main.tsx:10 {names}',
    'src/main.tsx:11 5',
    'src/main.tsx:15 export function Text({ name }: Props) { return name; }',
  ]);
});
