import styled from '@emotion/styled';
import type { ElementNode } from '~/ui/layout/ElementNode';
import { subscriptionCardsBelow } from './subscriptionsLayout';

interface SubscriptionsAreaProps {
  /** Keeps the space of the two rows of the skeleton, so that what is below doesn't move. */
  readonly isReserved: boolean;
  readonly children: ElementNode;
}

/** Around the table of subscriptions. */
export function SubscriptionsArea({ isReserved, children }: SubscriptionsAreaProps) {
  return <Container>{isReserved ? <ReservedSpace>{children}</ReservedSpace> : children}</Container>;
}

const Container = styled.div`
  container-type: inline-size;
`;
// Cards are too high for that: of them the skeleton has one.
const ReservedSpace = styled.div`
  @container (min-width: ${subscriptionCardsBelow}px) {
    min-block-size: 116px;
  }
`;
