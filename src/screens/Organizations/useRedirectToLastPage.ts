import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { writeListSearchParams } from '~/components/listSearchParams';

/** Replaces a page past the end with the last one (docs/product.md, "Organizations list"). */
export function useRedirectToLastPage(view: OrganizationsView | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const lastPage = view ? Math.max(1, view.totalPages) : Infinity;
  useEffect(() => {
    if (view && view.params.page > lastPage)
      void navigate(
        { search: writeListSearchParams({ ...view.params, page: lastPage }, search) },
        { replace: true },
      );
  }, [view, lastPage, search, navigate]);
}
