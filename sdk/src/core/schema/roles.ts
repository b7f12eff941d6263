/** The three kinds of account; tokens are kept per role id. */
export const roles = {
  marketplace: { id: 1, label: 'Маркетплейс' },
  landing: { id: 2, label: 'Организатор мероприятий' },
  admin: { id: 3, label: 'Администратор' },
} as const;

export type RoleName = keyof typeof roles;
export type RoleId = (typeof roles)[RoleName]['id'];

export const roleNames = Object.keys(roles) as readonly RoleName[];

export const roleOf = (id: number): RoleName | undefined => roleNames.find(name => roles[name].id === id);
