import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrganizationsView } from '../../stores/OrganizationsStore';
import { writeListAddress } from './listAddress';

/** A page past the end becomes the last one, in place (decisions.md, "Screens"). */
export function useLastPage(view: OrganizationsView | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const last = view ? Math.max(1, view.totalPages) : Infinity;
  useEffect(() => {
    if (view && view.query.page > last)
      void navigate(
        { search: writeListAddress({ ...view.query, page: last }, search) },
        { replace: true },
      );
  }, [view, last, search, navigate]);
}
