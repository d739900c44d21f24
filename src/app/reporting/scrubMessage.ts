const maxLength = 300;

/** Messages of JavaScript engines that quote a name of the program. */
const quotedName =
  /(?<=\b(?:reading|setting|evaluating|property|method|function|execute|construct|on|of) )(['"“])[\w$.]{1,60}['"”]/gi;

/** The URL of a file of the build. */
const ownFile = /\bhttps?:\/\/[^\s?#]*\/(assets\/[\w.-]+\.(?:js|css))\b/g;

/** Words with a capital letter inside a sentence that are no names: `JSON`, `HTMLElement`. */
const programWord =
  /^(?:React|Promise|Object|Array|Map|Set|Symbol|Proxy|Response|Request|Window|Document|Node|Element|Worker|Storage|Trusted|Content|Security|Policy|[A-Z]{2,}\w*|[A-Z][a-z]+(?:[A-Z]\w+)+)$/;

/** Words that messages of browsers, packages and this console start with, such as a function's; others may be names. */
const firstWord =
  /^(?:[a-z]\w*|A|An|The|No|Not|Argument|Assignment|Attempted|Call|Cannot|Can|Circular|Connection|Converting|Could|Division|Duplicate|Error|Expected|Failed|Function|Identifier|Illegal|Importing|Incorrect|Internal|Invalid|Load|Loading|Maximum|Minified|Missing|Module|Network|Null|Operation|Out|Permission|Quota|Reduce|Rendered|Seats|String|Target|This|Timeout|Token|Too|Type|Unable|Uncaught|Undefined|Unexpected|Unhandled|Unknown|Unsupported|Unterminated|Value)$/;

/**
 * An error's message without what could be personal: quoted text (a JSON error quotes the response),
 * addresses, URLs, ids, tokens, numbers of three digits or more, and names, which are words with a
 * capital letter that neither start messages nor name parts of a program. What remains names the cause; the stack says where it is. A
 * single lower-case word can't be told from prose, so the console's own messages must have no values.
 */
export function scrubMessage(message: string): string {
  const kept: string[] = [];
  const keep = (text: string) => `\0${kept.push(text) - 1}\0`;
  return message
    .replaceAll('\0', ' ')
    .slice(0, 2000)
    .replace(ownFile, (_, file: string) => keep(file))
    .replace(quotedName, keep)
    .replace(/(?<=React error #)\d+/g, keep)
    .replace(/\S*@\S*/g, '[email]')
    .replace(/\b[a-z][a-z\d+.-]*:\/\/\S*/gi, '[url]')
    .replace(/(?<!\S)\/\S+/g, '[path]')
    .replace(/(["'`“‘«])[\s\S]*?(?:["'`”’»]|$)/g, '[text]')
    .replace(/(?<!\0)\b(?=[\w-]*\d)[\w-]{6,}\b/g, '[id]')
    .replace(/(?<=\s)[a-z\d]+(?:[-_.][a-z\d]+)+/gi, '[id]')
    .replace(/[\w-]{25,}/g, '[id]')
    .replace(/(?<!\0)\d{3,}/g, '[number]')
    .replace(/(?<![\p{L}\d_$.[])\p{L}*\p{Lu}[\p{L}\d]*/gu, (word, offset: number) =>
      programWord.test(word) || (offset === 0 && firstWord.test(word)) ? word : '[name]',
    )
    .replace(/[^\p{ASCII}]+/gu, '[text]')
    .replace(/\0(\d+)\0/g, (_, index: string) => kept[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, maxLength);
}
