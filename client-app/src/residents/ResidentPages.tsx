import { useParams } from 'react-router-dom';
import ResidentPage from './ResidentPage.tsx';
import ResidentsPage from './ResidentsPage.tsx';

/** The list, and a record of it. */
export default function ResidentPages() {
  return useParams().residentId === undefined ? <ResidentsPage /> : <ResidentPage />;
}
