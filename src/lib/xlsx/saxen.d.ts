/** What is used of https://github.com/nikku/saxen, which has no types. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  interface Events {
    openTag: (name: string, attributes: () => Record<string, string>, decode: Decode) => void;
    closeTag: (name: string) => void;
    text: (text: string, decode: Decode) => void;
    cdata: (text: string) => void;
    error: (error: Error) => void;
  }
  export class Parser {
    on<Event extends keyof Events>(event: Event, listener: Events[Event]): this;
    parse(xml: string): this;
    stop(): void;
  }
}
