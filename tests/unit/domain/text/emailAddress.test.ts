import { expect, it } from 'vitest';
import { addressIn, asciiAddress } from '~/domain/text/addresses';

it.each([
  ['mailto:ann@acme.example', 'ann@acme.example'],
  ['MAILTO:ann@acme.example?subject=Hi', 'ann@acme.example'],
  ['Ann Lee <ann@acme.example>', 'ann@acme.example'],
  ['<ann@acme.example>', 'ann@acme.example'],
  ['"Lee, Ann" <mailto:ann@acme.example>', 'ann@acme.example'],
  ['a?b@acme.example', 'a?b@acme.example'],
  ['Ann <ann@acme.example> and more', 'Ann <ann@acme.example> and more'],
  ['ann@a.co <ann@a.co>', 'ann@a.co'],
  ['ann@a.co, Bob <bob@b.co>', 'ann@a.co, Bob <bob@b.co>'],
  ['<>', '<>'],
])('addressIn(%j) returns %j', (text, address) => expect(addressIn(text)).toBe(address));

it.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['Info@MÜLLER.Example', 'Info@xn--mller-kva.example'],
  ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['Ann@Acme.example', 'Ann@Acme.example'],
  ['müller', 'müller'],
  ['a@b@müller.example', 'a@b@müller.example'],
  ['a@mül/ler.example', 'a@mül/ler.example'],
  ['a@mü ller.example', 'a@mü ller.example'],
])('asciiAddress(%j) returns %j', (text, address) => expect(asciiAddress(text)).toBe(address));
