import { accentShades, type Theme } from '@chauffeur/domain/accent'

/** The firm's colour as a style sheet, which counts more than that of the build (src/client/ui/tokens.css). */
export function accentStyle(colour: string | null): string | null {
  if (colour === null) return null
  return `:root:root,[data-theme=sand][data-theme]{${variables(colour, 'sand')}}[data-theme=night][data-theme]{${variables(colour, 'night')}}`
}

function variables(colour: string, theme: Theme): string {
  return Object.entries(accentShades(colour, theme))
    .map(([name, shade]) => `--${name}:${shade}`)
    .join(';')
}
