/** The sources that the route is drawn from, beside those of the style. */
export const LINE = 'route-line'
export const POINTS = 'route-points'
