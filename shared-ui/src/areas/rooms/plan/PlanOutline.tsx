import { outline, viewBox } from './shell.ts';

/** The walls of the building, while the drawing of a floor is fetched. */
export const PlanOutline = () => (
  <div className="plan">
    <svg className="plan-drawing" viewBox={viewBox} aria-hidden="true">
      <path className="plan-slab" d={outline} />
      <g className="plan-structure">
        <path className="plan-wall-outer" d={outline} />
      </g>
    </svg>
  </div>
);
