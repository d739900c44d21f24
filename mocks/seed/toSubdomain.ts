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
  return text
    .toLowerCase()
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
