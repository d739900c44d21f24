import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router-dom';
import type { MenuEntry } from '~/stores/MenuStore';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/text/Icon';
import { Tooltip } from '~/ui/feedback/Tooltip';

interface MenuGroupsProps {
  /** Icons only, named by tooltips. */
  readonly collapsed?: boolean;
  readonly onNavigate?: () => void;
}

/**
 * The groups of the side menu; clicking a group's name collapses it, and the state is persisted.
 */
export const MenuGroups = observer(function MenuGroups({
  collapsed = false,
  onNavigate,
}: MenuGroupsProps) {
  const { menu } = useStores();
  return (
    <>
      {menu.groups
        .filter(({ visible }) => visible)
        .map((group) => (
          <Group key={group.menu} role="group" aria-label={group.menu}>
            {collapsed ? (
              <hr />
            ) : (
              <GroupName
                type="button"
                aria-expanded={group.expanded}
                onClick={() => menu.toggleGroup(group)}
              >
                {group.menu}
                <ChevronDown size={14} aria-hidden="true" />
              </GroupName>
            )}
            {(group.expanded || collapsed) && (
              <ul>
                {group.child
                  .filter(({ visible }) => visible)
                  .map((item) => (
                    <li key={item.menu}>
                      <MenuLink item={item} collapsed={collapsed} onNavigate={onNavigate} />
                    </li>
                  ))}
              </ul>
            )}
          </Group>
        ))}
    </>
  );
});

function MenuLink({ item, collapsed, onNavigate }: { readonly item: MenuEntry } & MenuGroupsProps) {
  const link = (
    <Item
      to={item.route ?? '/'}
      onClick={onNavigate}
      aria-label={collapsed ? item.menu : undefined}
      data-collapsed={collapsed || undefined}
    >
      {item.icon && <Icon name={item.icon} size={18} />}
      {!collapsed && item.menu}
    </Item>
  );
  return collapsed ? (
    <Tooltip content={item.menu} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

const Group = styled.div`
  padding: 0 ${theme.space[3]};
  & > ul {
    display: grid;
    gap: ${theme.space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > hr {
    margin: ${theme.space[2]} 0;
    border: 0;
    border-block-start: 1px solid ${theme.border.hairline};
  }
`;

const GroupName = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  block-size: ${theme.control.medium};
  padding: 0 ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.text.muted};
  font: inherit;
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  cursor: pointer;
  &:hover {
    background: ${theme.surface.hover};
  }
  &[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  block-size: 36px;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.text.primary};
  font-weight: ${theme.fontWeight.medium};
  text-decoration: none;
  &:hover {
    background: ${theme.surface.hover};
  }
  &[aria-current='page'] {
    background: ${theme.surface.selected};
    color: ${theme.accent.text};
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  &[data-collapsed] {
    justify-content: center;
  }
`;
