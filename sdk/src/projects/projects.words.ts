import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const projectsWords: Words = {
  projectDateEnd: 'Last day of the project.',
  projectDateStart: 'First day of the project.',
  projectDescription: 'About the project, as formatted text.',
  projectFiles: 'Pictures to add to the project.',
  projectId: 'Number of the project.',
  projectImages: 'Pictures of the project, in their order.',
  projectLead: 'The first words about the project, without formatting.',
  projectName: 'What the project is called.',
  projectOrder: 'Place among the projects, from 1.',
};
