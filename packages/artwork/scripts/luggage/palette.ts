/** The colours of the night theme (src/client/ui/tokens.css) and what lies between them. */
export const SAND = '#f3e3cd'
export const COPPER = '#e3b083'
export const STEEL = '#8c9db8'
export const TAIL = '#e0523a'
