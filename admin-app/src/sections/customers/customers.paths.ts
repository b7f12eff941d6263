/** Where organisations are; `INN` in the address says which. */
export const organisationPaths = { page: { path: '/agreements/organisations' } } as const;

/** The address of an organisation. */
export const organisationUrl = (INN: string): string => `${organisationPaths.page.path}?INN=${encodeURIComponent(INN)}`;
