import { flightPromise, flightService, type LandingsFrom } from '@chauffeur/domain/arrival'
import { FREE_WAITING, MAX_SEATS_PER_KIND, MAX_STOPS, QUOTE_LIFETIME_MINUTES } from '@chauffeur/domain/limits'
import { INCLUDED_KM_PER_HOUR } from '@chauffeur/domain/hire'
import { arrivalTexts } from './arrival.ts'
import { describeOwner, type LegalDocument, type LegalSection } from '../legal-document.ts'

export const terms: LegalDocument = {
  lead: 'Quem faz o quê, a partir de quando uma reserva é vinculativa, quanto custa e como se cancela: as regras segundo as quais organizamos a sua viagem.',
  sections: (facts) => [
    parties(describeOwner(facts)),
    booking,
    prices,
    payment(facts.onlinePayment),
    ...journey(facts.landingsFrom),
    cancellation,
    ...responsibility,
    ...law,
    contact,
  ],
}

const parties = (owner: string): LegalSection => ({
  id: 'who-we-are',
  title: 'Quem somos e o que organizamos',
  blocks: [
    `Este site é gerido por ${owner}. Nestes termos, «nós» designa essa entidade; «cliente» é quem faz a reserva, também em nome de quem viaja.`,
    'Somos um intermediário. Organizamos transfers só de ida e serviços à hora entre o cliente e prestadores de serviços independentes: empresas licenciadas, com viaturas e motoristas próprios. O prestador que aceita a viagem é quem a realiza; nós encontramos esse prestador, acordamos o preço e transmitimos-lhe o que precisa de saber.',
    'Ao enviar uma reserva, o cliente aceita estes termos. Envie-a apenas se tiver pelo menos 18 anos e puder decidir por todas as pessoas do seu grupo.',
  ],
})

const booking: LegalSection = {
  id: 'booking',
  title: 'Como se faz uma reserva',
  blocks: [
    'Ao concluir uma reserva no site, o cliente envia-nos um pedido. O pedido tem um número de reserva e chega-nos de imediato, mas ainda não vincula nenhuma das partes.',
    'O contrato fica celebrado quando confirmamos o pedido por e-mail para o endereço que indicou. Se não encontrarmos um prestador de serviços, avisamos também por e-mail e nada é devido.',
    'Leia a confirmação. Se o local, a hora, a viatura ou o grupo não forem os que pretendia, avise-nos logo. Não respondemos por uma viagem reservada com dados errados.',
  ],
}

const prices: LegalSection = {
  id: 'prices',
  title: 'Preços',
  blocks: [
    'Todos os preços são em euros. O preço que vê antes de concluir a reserva é o preço da viagem tal como foi reservada, e é fixo: o trânsito, as obras na estrada ou um percurso mais longo não o alteram.',
    {
      list: [
        'Um transfer é cobrado pela distância por estrada entre os locais, paragens incluídas, com um preço mínimo para cada viatura.',
        `Um serviço à hora é cobrado por hora e inclui ${INCLUDED_KM_PER_HOUR} km por cada hora reservada.`,
        `A um transfer podem juntar-se até ${MAX_STOPS} paragens. Cada uma tem o seu preço à hora, mostrado antes de a acrescentar. Num serviço à hora, as paragens não têm custo adicional.`,
        `Um preço apresentado mantém-se durante ${QUOTE_LIFETIME_MINUTES} minutos. Se tiver expirado antes de concluir a reserva e o preço tiver mudado, mostramos o novo preço e pedimos nova confirmação.`,
      ],
    },
    'Uma viatura com a indicação «A avaliar pela nossa equipa» não tem preço fixo para essa viagem e não pode ser reservada enquanto não indicarmos um.',
    'O que pedir ao motorista para além da reserva, como mais tempo, mais quilómetros ou outro destino, é combinado com o prestador de serviços durante a viagem e pago à parte.',
  ],
}

const payment = (isOnline: boolean): LegalSection => ({
  id: 'payment',
  title: 'Pagamento',
  blocks: [
    'O site mostra os métodos de pagamento disponíveis para a sua viagem antes de a reservar:',
    {
      list: [
        'em dinheiro, em euros, ao motorista',
        'com cartão, ao motorista, no momento da recolha',
        `online, com cartão ou Google Pay, através de um prestador de serviços de pagamento${isOnline ? '' : ' (de momento não disponível)'}`,
      ],
    },
    'O pagamento em dinheiro e com cartão na recolha está disponível para viagens que começam no Algarve. As viagens que começam noutro local são pagas online.',
    'Para uma fatura em nome de uma empresa, preencha os dados de faturação ao reservar.',
  ],
})

const journey = (from: LandingsFrom): readonly LegalSection[] => [
  {
    id: 'pick-up',
    title: 'Recolha e tempo de espera',
    blocks: [
      'A hora de recolha é a do relógio no local de recolha. Compareça a tempo e mantenha disponível o telefone que indicou.',
      `No aeroporto, o motorista espera na zona de chegadas. ${flightPromise(arrivalTexts.flight, flightService(from)).promise}`,
      `Noutros locais, o motorista espera ${FREE_WAITING.elsewhere} minutos a partir da hora de recolha, sem custos, e tenta ligar-lhe antes de partir. Se até então ninguém tiver aparecido nem ligado, regista-se uma ausência e o preço da viagem pode ser cobrado na totalidade.`,
    ],
  },
  {
    id: 'party',
    title: 'Passageiros, bagagem e cadeiras de criança',
    blocks: [
      'Não podem viajar mais passageiros do que os indicados na reserva, nem mais do que a lotação autorizada da viatura. As crianças pequenas também contam.',
      'Escolha uma viatura onde caiba a sua bagagem; o site mostra o que cabe em cada uma. Indique nos pedidos especiais tudo o que for volumoso, como sacos de golfe, pranchas de surf ou uma cadeira de rodas. O motorista pode recusar o que não puder ser transportado em segurança.',
      `As cadeiras de criança (0-18 kg) e os assentos elevatórios (15-36 kg) são gratuitos, até ${MAX_SEATS_PER_KIND} de cada. Reserve-os com a viagem: a lei não permite que as crianças viajem sem eles.`,
      'O cinto de segurança usa-se durante toda a viagem e não se fuma na viatura. O motorista pode pôr fim a uma viagem se for perigoso ou ilegal continuá-la. Quem danificar ou sujar uma viatura paga a respetiva reparação ou limpeza.',
    ],
  },
]

const cancellation: LegalSection = {
  id: 'cancellation',
  title: 'Cancelamento e alterações',
  blocks: [
    'Uma reserva só é cancelada através deste site: pelo cliente, na página da própria reserva, cujo link está em todos os e-mails sobre ela, ou por nós, a pedido do cliente. Um telefonema ou um aviso ao motorista não bastam para a cancelar. Em qualquer dos casos, um e-mail confirma o cancelamento; o que conta é o momento em que foi feito.',
    'Cancelar é gratuito enquanto a reserva não estiver confirmada e, depois disso, até 1 hora antes da hora de recolha; o que tiver pago é devolvido. A partir daí, nada do que pagou é devolvido, e o preço pode ser cobrado na totalidade.',
    'O número de telefone, o nome na placa, os passageiros, a bagagem, as cadeiras de criança e os pedidos especiais podem ser alterados na mesma página até 1 hora antes da recolha, o voo até à recolha, e as alterações produzem efeitos de imediato. A data, a hora, os locais, as paragens, as horas e a viatura podem ser alterados aí até 3 horas antes da recolha, tanto da atual como da pretendida. Enquanto a reserva não estiver confirmada, uma alteração destas produz efeitos de imediato; depois, só quando a tivermos confirmado por e-mail, e até lá a reserva fica como está. Mudar a data ou a hora não custa nada; as outras alterações têm o preço do dia em que são pedidas, mostrado antes do pedido. Se pagou online, a diferença é paga primeiro e devolvida se a alteração não se fizer; se a viagem ficar mais barata, a diferença é devolvida. Enquanto uma viagem a pagar online não estiver paga, só a data e a hora podem ser alteradas. Para outras alterações, escreva-nos: produzem efeitos quando as tivermos confirmado por e-mail.',
    'Se um prestador de serviços falhar, procuraremos outro do mesmo nível. Se não houver nenhum, avisaremos sem demora e devolveremos o que pagou.',
    'O direito europeu não prevê o direito de livre resolução de catorze dias para o transporte de passageiros. O cancelamento gratuito acima descrito substitui-o.',
  ],
}

const responsibility: readonly LegalSection[] = [
  {
    id: 'liability',
    title: 'Quem responde pelo quê',
    blocks: [
      'O prestador de serviços responde pela viagem: a viatura, o motorista, a segurança, a pontualidade e a sua bagagem. Tem o seguro de transporte de passageiros que a lei exige.',
      'Nós respondemos por organizá-la com o devido cuidado: pelo site, pela transmissão dos seus dados tal como os indicou e pelo preço que apresentámos.',
      'Nem o prestador nem nós respondemos pelo que ninguém poderia ter evitado, como estradas cortadas, greves, mau tempo ou ordens das autoridades, nem por consequências que não se podiam prever, como um voo perdido depois de um atraso na estrada. Reserve com margem suficiente.',
      'Nada do que aqui se diz limita a responsabilidade por dolo, negligência grosseira, lesões ou morte, nem qualquer direito que a lei não permita limitar.',
    ],
  },
  {
    id: 'complaints',
    title: 'Reclamações',
    blocks: [
      'Se alguma coisa não esteve bem, escreva-nos com o número da reserva, de preferência no prazo de 14 dias, enquanto todos se lembram. Trataremos do assunto com o prestador de serviços e responderemos por e-mail.',
      'Os consumidores podem também usar o livro de reclamações português em www.livroreclamacoes.pt ou uma entidade reconhecida de resolução de litígios de consumo.',
    ],
  },
]

const law: readonly LegalSection[] = [
  {
    id: 'assignment',
    title: 'Cessão e alterações a estes termos',
    blocks: [
      'Qualquer das partes pode ceder a outrem os seus direitos e deveres decorrentes de uma reserva, com um pré-aviso de quatro semanas, dado por e-mail. Se cedermos os da sua reserva, pode cancelá-la gratuitamente até a cessão produzir efeitos.',
      'A cada reserva aplicam-se os termos que estavam nesta página quando foi enviada. As versões posteriores aplicam-se às reservas posteriores.',
    ],
  },
  {
    id: 'law',
    title: 'Língua, lei e foro',
    blocks: [
      'A língua do contrato é o inglês. As traduções são apenas informativas.',
      'Aplica-se a lei portuguesa e são competentes os tribunais portugueses. Os consumidores mantêm a proteção e os tribunais que a lei do seu próprio país lhes garante e que não podem ser afastados por acordo.',
      'Se uma parte destes termos não for válida, o resto mantém-se.',
    ],
  },
]

const contact: LegalSection = {
  id: 'contact',
  title: 'Contacto',
  blocks: ['Para tudo o que diga respeito a uma reserva, tenha o número à mão.', { contacts: true }],
}
