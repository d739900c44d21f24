import { unzipSync } from 'fflate';
import { isDateFormat, unescapeText, type CellContext, type CellStyle } from './cell';
import { parseXml, type Attributes } from './parseXml';
import { readRows, type RowLimits, type SheetRows } from './readRows';

/** Maximum size of a workbook's content in bytes. */
export const maxUnpackedSize = 50 * 1024 * 1024;

/** More than any workbook has, and few enough to be listed at once. */
const maxParts = 10_000;

/** A workbook whose content would be larger than allowed. */
export class UnpackedSizeError extends Error {}

/** A workbook in Office Open XML (`.xlsx`). */
export interface Workbook {
  /** The names of the sheets that have values, hidden ones last. */
  readonly sheets: readonly string[];
  readonly rowsOf: (sheet: string, limits: RowLimits) => SheetRows;
}

/** Opens a workbook; throws if it is damaged, `UnpackedSizeError` if its content is too large. */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const parts = unpackedParts(bytes);
  const [workbook = ''] = relatedParts(parts, '', 'officeDocument').values();
  const relatedPart = (type: string) => [...relatedParts(parts, workbook, type).values()][0];
  const hasFlag = (element: string, flag: string) =>
    elements(parts, workbook, element).some((attributes) =>
      /^(?:1|true)$/.test(attributes[flag] ?? ''),
    );
  const context: CellContext = {
    texts: readTexts(parts, relatedPart('sharedStrings')),
    styles: readStyles(parts, relatedPart('styles')),
    isFrom1904: hasFlag('workbookPr', 'date1904'),
    isUncalculated: hasFlag('calcPr', 'fullCalcOnLoad'),
  };
  const worksheets = relatedParts(parts, workbook, 'worksheet');
  const sheets = elements(parts, workbook, 'sheet').flatMap(
    ({ name = '', id = '', state = '' }) => {
      const part = parts.get((worksheets.get(id) ?? '').toLowerCase());
      const xml = part && new TextDecoder().decode(part);
      // Sheets of charts have no part of this type.
      if (!xml || readRows(xml, context, { rows: 1, columns: 1 }).rows.length === 0) return [];
      return { name, xml, isHidden: /hidden$/i.test(state) };
    },
  );
  return {
    sheets: sheets
      .toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden))
      .map(({ name }) => name),
    rowsOf(sheet, limits) {
      const xml = sheets.find(({ name }) => name === sheet)?.xml;
      return readRows(xml ?? '', context, limits);
    },
  };
}

/** By their paths in lower case, which makes no difference. */
type Parts = ReadonlyMap<string, Uint8Array>;

/** The parts without pictures and macros. Nothing is unpacked beyond the size that a part declares. */
function unpackedParts(archive: Uint8Array): Parts {
  let size = 0;
  let count = 0;
  unzipSync(archive, {
    filter({ originalSize }) {
      size += originalSize;
      count += 1;
      if (size > maxUnpackedSize) throw new UnpackedSizeError();
      if (count > maxParts) throw new Error('The archive has too many parts.');
      return false;
    },
  });
  const parts = unzipSync(archive, { filter: ({ name }) => /\.(?:xml|rels)$/i.test(name) });
  return new Map(Object.entries(parts).map(([path, part]) => [path.toLowerCase(), part]));
}

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

/** The styles of cells, by their numbers. */
function readStyles(parts: Parts, path: string | undefined): readonly CellStyle[] {
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
  return formats.map((id) => {
    const code = codes.get(id);
    return { code, isDate: isDateFormat(Number(id), code) };
  });
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

function requiredPart(parts: Parts, path: string): string {
  const part = parts.get(path.toLowerCase());
  if (!part) throw new Error(`The workbook lacks the part ${path}.`);
  return new TextDecoder().decode(part);
}
