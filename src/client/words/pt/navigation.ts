import type { navigationTexts } from '../../site/content/navigation.ts'

export const navigation: typeof navigationTexts = {
  main: 'Principal',
  pages: { '/': 'Início', '/fleet': 'Frota' },
  bookNow: 'Reservar',
  openMenu: 'Abrir o menu',
  closeMenu: 'Fechar o menu',
  skip: 'Saltar para o conteúdo',
  home: (brand) => `${brand}, página inicial`,
  chat: 'Fale connosco por WhatsApp (abre num novo separador)',
}
