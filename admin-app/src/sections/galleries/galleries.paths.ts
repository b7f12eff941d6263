/** Paths of galleries; the specification gives photos and videos separate screens. */
export const galleryPaths = {
  list: { path: '/galleries' },
  createPhoto: { path: '/galleries/photo/create' },
  createVideo: { path: '/galleries/video/create' },
  photo: { path: '/galleries/photo/:galleryId/edit' },
  video: { path: '/galleries/video/:galleryId/edit' },
} as const;
