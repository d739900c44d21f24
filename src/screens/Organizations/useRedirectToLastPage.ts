import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { writeListParams } from '~/domain/urlState';
import type { OrganizationsView } from '~/stores/OrganizationsStore';

/** Replaces a page past the end with the last one (docs/product.md, "Organizations list"). */
export function useRedirectToLastPage(view: OrganizationsView | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const lastPage = view ? Math.max(1, view.totalPages) : Infinity;
  useEffect(() => {
    if (view && view.params.page > lastPage)
      void navigate(
        { search: writeListParams({ ...view.params, page: lastPage }, search) },
        { replace: true },
      );
  }, [view, lastPage, search, navigate]);
}
