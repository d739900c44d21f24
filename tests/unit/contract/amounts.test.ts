import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { createMockApi } from '~~/mocks/createMockApi';
import { openapiDocument } from '~~/mocks/openapi/openapi';
import { checkField } from '~/domain/rules/checkField';
import { billingRules } from '~/domain/rules/organizationRules';

/** The OpenAPI schema of `amount` in a payload. */
function amountSchema(payload: string): object {
  const { components } = openapiDocument() as unknown as {
    components: { schemas: Record<string, PayloadSchema> };
  };
  return components.schemas[payload]?.properties.billing.properties.amount ?? {};
}

interface PayloadSchema {
  readonly properties: { readonly billing: { readonly properties: { readonly amount: object } } };
}

const amounts = createMockApi({ organizations: 10_000 })
  .database.organization.getAll()
  .map(({ amount }) => amount);
const cents = Array.from({ length: 20_000 }, (_, index) => (index * 4999) / 100);
const edges = [0, 0.01, 0.07, 0.1, 0.29, 1.15, 8.2, 19.99, 1.005e3, 4.35, 999_999.99];

describe.each(['CreateOrganization', 'UpdateOrganization'])(
  'OpenAPI schema of an amount in %s',
  (payload) => {
    const schema = amountSchema(payload);
    const validate = new Ajv2020().compile(schema);

    it('accepts every amount of at most two decimals', () => {
      expect(amounts).toHaveLength(10_000);
      const rejected = [...amounts, ...cents, ...edges].filter(
        (amount) => checkField(billingRules.amount, amount) !== undefined || !validate(amount),
      );
      expect(rejected).toEqual([]);
    });

    it('rejects amounts out of bounds and documents the number of decimals', () => {
      expect([-0.01, 1_000_000, '19.99', null].map((amount) => validate(amount))).toEqual([
        false,
        false,
        false,
        false,
      ]);
      expect(schema).toMatchObject({ description: 'At most 2 decimals.' });
    });
  },
);
