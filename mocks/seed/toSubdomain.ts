const transliterations: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  '&': ' and ',
};

/** A valid subdomain for a company name: `Łódź & Söhne` becomes `lodz-and-sohne`. */
export function toSubdomain(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[łßøæ&]/g, (letter) => transliterations[letter] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’".]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return slug.length < 3 ? `${slug}-co` : slug;
}
