import { Upload } from 'lucide-react';
import { PathLink } from '~/components/PathLink';
import { LinkButton } from '~/ui/Button';
import { EmptyState } from '~/ui/Feedback';
import { Card, Row } from '~/ui/Page';
import { NewOrganizationLink } from './NewOrganizationLink';

/** Home before the first organization: how to create one. */
export function NoOrganizations() {
  return (
    <Card>
      <EmptyState title="No accounts" titleAs="h2">
        <Row justify="center">
          <NewOrganizationLink />
          <LinkButton
            as={PathLink}
            to="/accounts?import"
            aria-label="Import CSV"
            icon={<Upload size={16} aria-hidden="true" />}
          >
            Import
          </LinkButton>
        </Row>
      </EmptyState>
    </Card>
  );
}
