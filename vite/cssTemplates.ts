import { parseSync, Visitor, type Plugin } from 'vite';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Removes comments and white space from Emotion's CSS templates, which JavaScript minifiers leave
 * as they are; they made up 5 % of what every screen loads.
 */
export function cssTemplates(): Plugin {
  return {
    name: 'ams:css-templates',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(src|mocks)\/.*\.tsx?$/, code: /\b(css|styled|keyframes)\b/ },
      handler: (code, id) => ({ code: minifyCssTemplates(id, code), map: null }),
    },
  };
}

/**
 * Minifies the CSS templates in a module's source; leaves all other code unchanged. The line breaks
 * move out of the CSS, behind the part of the template that had them: every line keeps its number,
 * so that source maps need no other mapping.
 */
export function minifyCssTemplates(id: string, code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (!/^(css|keyframes|styled\b.*)$/s.test(code.slice(tag.start, tag.end))) return;
      for (const { value } of quasi.quasis) if (value.raw !== value.cooked) return;
      // Computed, because parsers disagree on the start and end of template elements.
      const starts = [
        quasi.start + 1,
        ...quasi.expressions.map(({ end }) => code.indexOf('}', end) + 1),
      ];
      for (const [index, { value }] of quasi.quasis.entries()) {
        const start = starts[index] ?? 0;
        const rawEnd = start + value.raw.length;
        const end = rawEnd + (index < quasi.expressions.length ? '${' : '`').length;
        const css = minifyCss(value.raw);
        const text = css + code.slice(rawEnd, end) + '\n'.repeat(lineBreaks(value.raw));
        edits.push({ start, end, text });
      }
    },
  }).visit(parseSync(id, code).program);
  // Applied from the end, so that earlier offsets stay valid.
  const fromEnd = edits.toSorted((a, b) => b.start - a.start);
  return fromEnd.reduce(
    (text, { start, end, text: css }) => text.slice(0, start) + css + text.slice(end),
    code,
  );
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

function minifyCss(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/(^ ?|[;{}])([\w-]+): /g, '$1$2:')
    .replace(/ > /g, '>')
    .replace(/, /g, ',');
}
