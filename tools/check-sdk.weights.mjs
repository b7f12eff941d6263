// What programs that use the SDK may weigh.

export const kB = bytes => `${(bytes / 1000).toFixed(1)} kB`;

/** The faults of a program that weighs more than it may, or contains calls that it does not use. */
export const heavy = (what, { strangers }, bytes, most) => [
  ...(strangers.length > 0 ? [`${what} carries ${strangers.length} other calls, as ${strangers[0]}`] : []),
  ...(bytes > most ? [`${what} weighs ${kB(bytes)} gzip, more than ${kB(most)}`] : []),
];

/** The faults of the heaviest calls, one for each way of sending; a way without a limit is a fault too. */
export const heavyCalls = (ways, limits) =>
  Object.entries(ways).flatMap(([by, { largest }]) =>
    by in limits
      ? heavy(`${largest.name} by ${by}`, { strangers: [] }, largest.all, limits[by])
      : [`the heaviest call by ${by} has no limit`],
  );
