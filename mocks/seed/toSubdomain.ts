const transliterations: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  '&': ' and ',
};

/** Text in the letters a to z, digits and spaces: `Łódź` becomes `lodz`. */
export function toAscii(text: string): string {
  const lowercase = text.toLowerCase();
  // Most names, and 10,000 are converted when the demo starts.
  if (/^[a-z0-9 ]+$/.test(lowercase)) return lowercase;
  return lowercase
    .replace(/[łßøæœ&]/g, (letter) => transliterations[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’".]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A valid subdomain for a company name: `Łódź & Söhne` becomes `lodz-and-sohne`. */
export function toSubdomain(name: string): string {
  const slug = toAscii(name).replaceAll(' ', '-').slice(0, 40).replace(/-+$/, '');
  return slug.length < 3 ? `${slug}-co` : slug;
}
