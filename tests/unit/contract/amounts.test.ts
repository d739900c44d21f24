import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { openapiDocument } from '~~/mocks/contract/openapi/openapi';
import { checkField } from '~/domain/rules/checkField';
import { billingRules } from '~/domain/rules/organizationRules';

interface BillingSchema {
  readonly properties: { readonly amount: object };
}

const { components } = openapiDocument() as unknown as {
  readonly components: { readonly schemas: Readonly<Record<string, BillingSchema>> };
};
const cents = Array.from({ length: 20_000 }, (_, index) => (index * 4999) / 100);
const edges = [0, 0.01, 0.07, 0.1, 0.29, 1.15, 8.2, 19.99, 1.005e3, 4.35, 999_999.99];

describe.each(['CreateOrganizationBilling', 'UpdateOrganizationBilling'])(
  'OpenAPI schema of an amount in %s',
  (payload) => {
    const schema = components.schemas[payload]?.properties.amount ?? {};
    const validate = new Ajv2020().compile(schema);

    it('accepts every amount of at most two decimals, as the rule does', () => {
      const rejected = [...cents, ...edges].filter(
        (amount) => checkField(billingRules.amount, amount) !== undefined || !validate(amount),
      );
      expect(rejected).toEqual([]);
    });

    it('rejects amounts out of bounds and documents the number of decimals', () => {
      const accepted = [-0.01, 1_000_000, '19.99', null].filter((amount) => validate(amount));
      expect(accepted).toEqual([]);
      expect(schema).toMatchObject({ description: 'At most 2 decimals.' });
    });
  },
);
