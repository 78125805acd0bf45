import type { navigationTexts } from '../../site/content/navigation.ts'

export const navigation: typeof navigationTexts = {
  main: 'Principal',
  pages: { '/': 'Inicio', '/fleet': 'Flota' },
  bookNow: 'Reservar',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  skip: 'Saltar al contenido',
  home: (brand) => `${brand}, página de inicio`,
  chat: 'Escríbanos por WhatsApp (se abre en una pestaña nueva)',
}
