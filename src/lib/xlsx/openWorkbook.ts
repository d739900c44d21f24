import { isDateFormat, unescapeText, type CellContext } from './cellValue';
import { parseXml, type Attributes } from './parseXml';
import { readRows, type RowLimits, type WorkbookRow } from './readRows';
import { unzip } from './unzip';

/** Maximum size of a workbook's content in bytes. */
export const maxUnpackedSize = 50 * 1024 * 1024;

/** A workbook in Office Open XML (`.xlsx`). */
export interface Workbook {
  /** The names of the sheets that have values, hidden ones last. */
  readonly sheets: readonly string[];
  readonly rowsOf: (sheet: string, limits: RowLimits) => readonly WorkbookRow[];
}

/** Opens a workbook; throws if it is damaged, `UnpackedSizeError` if its content is too large. */
export function openWorkbook(bytes: Uint8Array): Workbook {
  // Neither pictures nor macros.
  const parts = unzip(bytes, maxUnpackedSize, (path) => /\.(?:xml|rels)$/i.test(path));
  const [workbook = ''] = relatedParts(parts, '', 'officeDocument').values();
  const relatedPart = (type: string) => [...relatedParts(parts, workbook, type).values()][0];
  const context: CellContext = {
    texts: readTexts(parts, relatedPart('sharedStrings')),
    dateStyles: readDateStyles(parts, relatedPart('styles')),
    isFrom1904: elements(parts, workbook, 'workbookPr').some(({ date1904 = '' }) =>
      /^(?:1|true)$/.test(date1904),
    ),
  };
  const worksheets = relatedParts(parts, workbook, 'worksheet');
  const sheets = elements(parts, workbook, 'sheet').flatMap(
    ({ name = '', id = '', state = '' }) => {
      const part = parts[worksheets.get(id) ?? ''];
      const first = { from: 1, rows: 1, columns: 1 };
      // Sheets of charts have no part of this type.
      if (!part || readRows(part, context, first).length === 0) return [];
      return { name, part, isHidden: /hidden$/i.test(state) };
    },
  );
  return {
    sheets: sheets
      .toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden))
      .map(({ name }) => name),
    rowsOf(sheet, limits) {
      const part = sheets.find(({ name }) => name === sheet)?.part;
      return part ? readRows(part, context, limits) : [];
    },
  };
}

type Parts = Readonly<Record<string, Uint8Array>>;

/** The parts of one type that a part refers to, by id; the archive itself has an empty path. */
function relatedParts(parts: Parts, source: string, type: string): ReadonlyMap<string, string> {
  const [, folder = '', file = ''] = /^(.*?)([^/]*)$/.exec(source) ?? [];
  return new Map(
    elements(parts, `${folder}_rels/${file}.rels`, 'Relationship')
      // Before the last segment, strict workbooks have another namespace.
      .filter((attributes) => attributes['Type']?.endsWith(`/${type}`))
      .map(({ Id = '', Target = '' }) => [
        Id,
        decodeURI(new URL(Target, `file:///${source}`).pathname.slice(1)),
      ]),
  );
}

/** The texts that cells share. */
function readTexts(parts: Parts, path: string | undefined): readonly string[] {
  const texts: string[] = [];
  if (path === undefined) return texts;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  parseXml(requiredPart(parts, path), {
    onOpen(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    onText(part) {
      if (isText) text += part;
    },
    onClose(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') texts.push(unescapeText(text));
    },
  });
  return texts;
}

/** The numbers of the cell styles that show dates. */
function readDateStyles(parts: Parts, path: string | undefined): ReadonlySet<string> {
  const codes = new Map<string, string>();
  const formats: string[] = [];
  let isOfCells = false;
  if (path !== undefined)
    parseXml(requiredPart(parts, path), {
      onOpen(name, attributes) {
        if (name === 'cellXfs') isOfCells = true;
        else if (name === 'numFmt') {
          const { numFmtId = '', formatCode = '' } = attributes();
          codes.set(numFmtId, formatCode);
        } else if (name === 'xf' && isOfCells) formats.push(attributes()['numFmtId'] ?? '0');
      },
      onClose(name) {
        if (name === 'cellXfs') isOfCells = false;
      },
    });
  return new Set(
    formats.flatMap((id, style) =>
      isDateFormat(Number(id), codes.get(id)) ? [String(style)] : [],
    ),
  );
}

/** The attributes of all elements of this name. */
function elements(parts: Parts, path: string, element: string): readonly Attributes[] {
  const found: Attributes[] = [];
  parseXml(requiredPart(parts, path), {
    onOpen(name, attributes) {
      if (name === element) found.push(attributes());
    },
  });
  return found;
}

function requiredPart(parts: Parts, path: string): Uint8Array {
  const part = Object.hasOwn(parts, path) ? parts[path] : undefined;
  if (!part) throw new Error(`The workbook lacks the part ${path}.`);
  return part;
}
