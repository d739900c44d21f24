import { expect, it } from 'vitest';
import { minifyCssTemplates } from '~~/vite/cssTemplates';

const minify = (code: string) => minifyCssTemplates('a.tsx', code);

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
])('minifyCssTemplates leaves %j unchanged', (code) => expect(minify(code)).toBe(code));
