import { expect, it } from 'vitest';
import { minifyCssTemplates } from '~~/vite/cssTemplates';

const transform = (code: string) => minifyCssTemplates('a.tsx', code);
const minify = (code: string) => transform(code).replaceAll('\n', '');

it.each([
  ['css', 'css`\n  /* why */\n  color: red;\n  &:hover {\n    top: 0;\n  }\n`'],
  ['styled.x', 'styled.div`\n  color: red;\n  &:hover { top: 0; }\n`'],
  ['styled(X)', "styled(Card, { label: 'a' })`\n  color: red;\n\n  &:hover {top:0;}`"],
])('minifyCssTemplates removes comments and white space from %s', (_, code) => {
  const css = /`(.*)`/s.exec(minify(code))?.[1] ?? '';
  expect(css.trim()).toBe('color:red;&:hover{top:0;}');
});

it('minifyCssTemplates keeps the space between placeholders', () => {
  expect(
    minify('const a = css`\n  padding: ${b} ${c};\n  ${d}\n  /* e */ & > ${f} { g: h }\n`;'),
  ).toBe('const a = css` padding:${b} ${c};${d} &>${f}{g:h}`;');
});

it('minifyCssTemplates minifies nested templates', () => {
  expect(minify('css`\n  a: b;\n  ${on && css`\n    c: d;\n  `}\n  e: f;\n`')).toBe(
    'css` a:b;${on && css` c:d;`} e:f;`',
  );
});

it.each([
  'const a = `one\n  two /* three */`;',
  "const a = 'css`  /* b */ `';",
  'const a = html`\n  <p>b</p>\n`;',
  'const a = css`\n  content: "\\2014";\n`;',
  '/* css` */ const a = 1; // css`',
])('minifyCssTemplates leaves %j unchanged', (code) => expect(transform(code)).toBe(code));

it('minifyCssTemplates keeps the line numbers of all code', () => {
  const code =
    'const a = css`\n  b: ${one(\n)};\n  ${two} {\n  c: ${css`\n  d: e`}\n}`;\nthree();\n';
  const lineOf = (text: string, part: string) =>
    text.slice(0, text.indexOf(part)).split('\n').length;
  for (const part of ['one', 'two', 'three'])
    expect(lineOf(transform(code), part), part).toBe(lineOf(code, part));
});
