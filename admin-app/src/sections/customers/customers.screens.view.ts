import type { Section } from '../section.ts';
import { organisationPaths } from './customers.paths.ts';

// Organisations have no entry of their own in the menu: their screen is within the section of agreements.

/** The screens of customers in the sections of others. */
export const customerScreens: NonNullable<Section['children']> = [
  { ...organisationPaths.page, title: 'Организация', load: () => import('./OrganisationPage.tsx') },
];
