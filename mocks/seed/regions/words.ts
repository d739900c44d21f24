/** The words of a list that is written as one text, which keeps long lists readable. */
export function words(text: string): string[] {
  return text.split(' ');
}
