import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';

/**
 * The screens of a section that edit a record, a new one and one that exists, behind one dynamic import: they share
 * their code, and each import adds to the size of the first load.
 */
export const recordScreens = (Create: ComponentType, Page: ComponentType) =>
  function RecordScreens() {
    return Object.keys(useParams()).length === 0 ? <Create /> : <Page />;
  };
