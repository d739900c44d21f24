import { parseSync, Visitor, type Plugin } from 'vite';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Takes the comments and the indentation out of Emotion's CSS templates: no minifier looks into
 * them, and they made up 5 % of what every screen loads.
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

/** A source text with the CSS in its templates minified; everything else stays as it is. */
export function minifyCssTemplates(id: string, code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (!/^(css|keyframes|styled\b.*)$/s.test(code.slice(tag.start, tag.end))) return;
      for (const { value } of quasi.quasis) if (value.raw !== value.cooked) return;
      // Between backticks and placeholders: the nodes' own ends are told differently by parsers.
      const inner = [
        quasi.start + 1,
        ...quasi.expressions.map(({ end }) => code.indexOf('}', end) + 1),
      ];
      for (const [index, { value }] of quasi.quasis.entries()) {
        const start = inner[index] ?? 0;
        edits.push({ start, end: start + value.raw.length, text: minifyCss(value.raw) });
      }
    },
  }).visit(parseSync(id, code).program);
  // From the end, so that what comes before stays where it is.
  const fromEnd = edits.toSorted((a, b) => b.start - a.start);
  return fromEnd.reduce(
    (text, { start, end, text: css }) => text.slice(0, start) + css + text.slice(end),
    code,
  );
}

function minifyCss(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');
}
