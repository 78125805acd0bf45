import { describeOwner, type LegalDocument, type LegalSection } from '../legal-document.ts'

export const privacy: LegalDocument = {
  lead: 'Pedimos o que uma viagem exige e usamo-lo para essa viagem. Aqui não há cookies de publicidade, nem análise de visitas, e não é preciso criar conta.',
  sections: (facts) => [
    controller(describeOwner(facts)),
    collected,
    purposes,
    sharing(facts.mapStyleUrl !== null),
    cookies,
    retention,
    security,
    rights,
    contact,
  ],
}

const controller = (owner: string): LegalSection => ({
  id: 'controller',
  title: 'Quem é responsável',
  blocks: [
    `O responsável pelo tratamento dos dados que indica neste site, nos termos do Regulamento Geral sobre a Proteção de Dados (RGPD), é ${owner}, adiante «nós».`,
  ],
})

const collected: LegalSection = {
  id: 'data',
  title: 'O que recolhemos',
  blocks: [
    'Guardamos o que nos envia e nada mais: não procuramos saber nada sem o seu conhecimento.',
    {
      terms: [
        ['Sobre si', 'O seu nome, e-mail e número de telefone; se deseja notificações por WhatsApp.'],
        [
          'Sobre a viagem',
          'Local de recolha e destino com as suas posições no mapa, paragens, data e hora, número de voo, número de passageiros, cadeiras de criança e assentos elevatórios, bagagem, viatura, distância e duração.',
        ],
        [
          'O que nos diz',
          'Os seus pedidos especiais. Escreva aí apenas o que precisamos de saber; se se tratar da sua saúde, como a necessidade de assistência, a decisão de o referir é sua.',
        ],
        [
          'Sobre o pagamento',
          'O preço, o método de pagamento e se foi pago; e, se quiser uma fatura para outra morada, o nome da empresa, o NIF e a morada. Os números de cartão nunca nos chegam.',
        ],
        [
          'Sobre a reserva',
          'O número, quando foi feita, se e quando foi aceite ou recusada e por quem no nosso escritório, que e-mails sobre ela foram enviados e a sua avaliação da viagem, se a fez.',
        ],
        [
          'Perguntas',
          'O que nos escreve ou diz, neste site, por e-mail, por telefone ou por WhatsApp, com o contacto que dá para a resposta.',
        ],
        [
          'O registo do servidor',
          'Para cada pedido: a hora, a parte do site que foi pedida, o resultado e quanto demorou. O registo não contém o seu endereço de internet nem o que procurou ou preencheu.',
        ],
      ],
    },
  ],
}

const purposes: LegalSection = {
  id: 'purposes',
  title: 'Para que os usamos e com que fundamento',
  blocks: [
    {
      terms: [
        [
          'Para indicar o preço, reservar e realizar a sua viagem',
          'incluindo os e-mails sobre ela e as chamadas no próprio dia. Fundamento: o contrato consigo e as diligências pré-contratuais feitas a seu pedido (art. 6.º, n.º 1, alínea b), do RGPD).',
        ],
        [
          'Para faturar e ter a contabilidade em dia',
          'Fundamento: obrigações legais (art. 6.º, n.º 1, alínea c), do RGPD).',
        ],
        [
          'Para lhe escrever por WhatsApp sobre uma viagem',
          'só se o tiver pedido. Fundamento: o seu consentimento, que pode retirar a qualquer momento (art. 6.º, n.º 1, alínea a), do RGPD).',
        ],
        [
          'Para manter o site seguro, responder a perguntas e resolver reclamações',
          'Fundamento: o nosso interesse legítimo em fazê-lo (art. 6.º, n.º 1, alínea f), do RGPD).',
        ],
      ],
    },
    'O nome, o e-mail, o telefone e os dados da viagem são necessários para uma reserva; o resto fica ao seu critério. Nenhuma decisão a seu respeito é tomada por uma máquina: são pessoas do nosso escritório que aceitam ou recusam as reservas. Não vendemos dados e não enviamos publicidade.',
  ],
}

const sharing = (hasOutsideMap: boolean): LegalSection => ({
  id: 'sharing',
  title: 'Quem os recebe',
  blocks: [
    {
      terms: [
        [
          'Prestadores de serviços e os seus motoristas',
          'A empresa que realiza a sua viagem recebe o que precisa para isso: nome, número de telefone, locais, horas, voo, grupo, bagagem e pedidos.',
        ],
        [
          'Procura de locais e percursos',
          'Os locais e os percursos são calculados no nosso próprio servidor. Se tivermos configurado um serviço externo para encontrar mais locais ou medir percursos, o nosso servidor consulta-o com o texto do local ou as posições do percurso, nunca com o seu nome ou contacto.',
        ],
        [
          'Mapas',
          hasOutsideMap
            ? 'O mapa deste site é carregado de um serviço de mapas externo, que fica assim a conhecer o seu endereço de internet e a parte do mapa que está a ver.'
            : 'O mapa deste site vem do nosso próprio servidor; nenhum serviço de mapas fica a saber da sua visita.',
        ],
        [
          'Prestador de serviços de pagamento',
          'Se pagar online, fá-lo na página de um prestador de serviços de pagamento, que recebe os dados do seu cartão e nos diz se o pagamento foi feito.',
        ],
        [
          'WhatsApp',
          'Se abrir uma conversa ou pedir notificações, o WhatsApp transmite as mensagens segundo os seus próprios termos.',
        ],
        [
          'Empresas técnicas e autoridades',
          'As que alojam o nosso servidor e encaminham o nosso e-mail, por nossa conta e segundo as nossas instruções; e as autoridades, quando a lei o exige.',
        ],
      ],
    },
    'Quando alguma destas entidades trata dados fora do Espaço Económico Europeu, fá-lo ao abrigo de uma decisão da Comissão Europeia ou das suas cláusulas contratuais-tipo.',
  ],
})

const cookies: LegalSection = {
  id: 'cookies',
  title: 'Cookies e o que fica no seu navegador',
  blocks: [
    'Quem apenas visita o site não recebe cookies. Ao fazer uma reserva, ou ao abrir o link privado de uma reserva, é criado um cookie que durante um dia lhe mostra de novo essa reserva sem o link; o nosso próprio escritório tem um cookie de sessão, criado quando um funcionário inicia sessão. Nenhum deles acompanha a navegação noutros sites.',
    'Enquanto reserva ou nos escreve, o seu navegador guarda o que preencheu, para que nada se perca ao recarregar; depois da reserva, guarda o resumo que a confirmação mostra, com o método de pagamento escolhido, e até onde desceu numa página. Isto fica guardado apenas para esse separador, desaparece quando o fecha e só sai do seu navegador com a reserva ou a mensagem que envia. O seu cartão nunca faz parte disso. A língua que escolheu fica no seu navegador até a apagar.',
  ],
}

const retention: LegalSection = {
  id: 'retention',
  title: 'Quanto tempo os guardamos',
  blocks: [
    {
      list: [
        'As reservas e os e-mails sobre elas não são apagados automaticamente. Guardamo-los até a viagem e todas as questões sobre ela estarem resolvidas e, depois, enquanto a lei fiscal e comercial portuguesa o exigir, o que para os registos contabilísticos são dez anos.',
        'O que nos diz sobre uma cadeira de rodas, um cão, um animal de estimação ou ajuda até à viatura é apagado 30 dias após a recolha.',
        'Os preços que apenas consultou não são guardados.',
        'Uma nota que impede que a mesma reserva seja feita duas vezes é apagada passado cerca de um dia.',
        'As perguntas que não dão origem a uma reserva são guardadas até estarem resolvidas.',
        'O registo do servidor não contém nada que identifique o visitante e é guardado enquanto o funcionamento o exigir.',
      ],
    },
    'Quando já nada nos obrigar a guardar os seus dados, serão apagados a seu pedido.',
  ],
}

const security: LegalSection = {
  id: 'security',
  title: 'Como os protegemos',
  blocks: [
    'Neste site, só o nosso escritório pode ver as reservas, depois de iniciar sessão; as palavras-passe são guardadas como hashes, e as sessões terminam por si. Nomes, contactos e pedidos ficam fora dos registos. Os números de reserva são aleatórios, para que ninguém chegue ao seu por tentativas.',
  ],
}

const rights: LegalSection = {
  id: 'rights',
  title: 'Os seus direitos',
  blocks: [
    'Ao abrigo do RGPD pode, a qualquer momento e gratuitamente,',
    {
      list: [
        'perguntar o que guardamos a seu respeito e receber uma cópia',
        'pedir a correção de dados errados',
        'pedir o apagamento de dados de que já não precisamos ou que já não podemos guardar',
        'pedir a limitação do seu uso enquanto houver uma questão por resolver',
        'receber o que nos deu num formato corrente, para o entregar a outra entidade',
        'opor-se a um uso que assente no nosso interesse legítimo',
        'retirar um consentimento; o que foi feito antes continua lícito',
      ],
    },
    'Para isso, escreva-nos; respondemos no prazo de um mês. Para termos a certeza de quem pede, podemos solicitar o número da reserva ou uma resposta a partir do endereço indicado na reserva.',
    'Pode também apresentar queixa a uma autoridade de controlo. Em Portugal é a Comissão Nacional de Proteção de Dados (CNPD), www.cnpd.pt. Pode igualmente dirigir-se à autoridade do país onde vive ou trabalha.',
  ],
}

const contact: LegalSection = {
  id: 'contact',
  title: 'Contacto',
  blocks: ['Para todas as questões sobre os seus dados:', { contacts: true }],
}
