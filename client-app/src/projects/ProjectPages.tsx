import { useParams } from 'react-router-dom';
import ProjectPage from './ProjectPage.tsx';
import ProjectsPage from './ProjectsPage.tsx';

/** The list, and a record of it. */
export default function ProjectPages() {
  return useParams().slug === undefined ? <ProjectsPage /> : <ProjectPage />;
}
