import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StoresProvider, type Stores } from '~/stores/context';

/** Renders components that use only these stores. */
export function renderWithStores(stores: Partial<Stores>, children: ReactNode) {
  return render(children, {
    wrapper: (props) => <StoresProvider value={stores as Stores} {...props} />,
  });
}
