import { outline, viewBox } from './shell.ts';

/** The outer walls of the building, shown while the drawing of a floor loads. */
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
