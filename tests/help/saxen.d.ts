/** What tests use of the XML parser, which brings no types. */
declare module "saxen" {
  export class Parser {
    on(event: "openTag" | "closeTag", seen: (name: string) => void): this;
    on(event: "text", seen: (text: string, decode: (text: string) => string) => void): this;
    on(event: "error" | "warn", seen: (problem: Error) => void): this;
    parse(xml: string): void;
  }
}
