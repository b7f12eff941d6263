/**
 * Whether the installed packages are those of the lockfile. Times of files do not tell: a checkout changes them without
 * changing anything else, and a copied tree does not keep them.
 */
export function isInstalled(lockfile, installed) {
  if (!installed) return false;
  const locked = lockfile.packages;
  const present = installed.packages;
  const same = (path, entry) => locked[path]?.version === entry.version && locked[path]?.integrity === entry.integrity;
  return (
    Object.entries(present).every(([path, entry]) => same(path, entry)) &&
    // What is optional may be missing, because it is for another platform.
    Object.entries(locked).every(
      ([path, entry]) => path === '' || path in present || entry.optional || entry.devOptional,
    )
  );
}
