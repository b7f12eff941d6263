export function lastRelease(
  root: string,
  beforeTags?: string,
): { readonly name: string; readonly commit: string } | { readonly missing: string };
