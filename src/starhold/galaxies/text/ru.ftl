### Tiny Epic Galaxies по-русски. Все тексты написаны нашими словами.
### Имена игроков не склоняются, поэтому они стоят только в именительном падеже, а глаголы — в настоящем времени.

galaxies-title = Крошечные эпические галактики
    .about = Бросайте кубики, отправляйте корабли к неизведанным планетам, колонизируйте их или выполняйте их действия и повторяйте действия других. Когда кто-нибудь наберёт 21 очко, круг доигрывают, и побеждает тот, у кого очков больше всех. Для 1–5 игроков; в одиночку вы играете против враждебной галактики.

## Слова игры

galaxies-resource-energy = энергия
galaxies-resource-culture = знания
galaxies-track-diplomacy = дипломатия
galaxies-track-economy = экономика
galaxies-slot-1 = место 1
galaxies-slot-2 = место 2
galaxies-slot-3 = место 3
galaxies-slot-4 = место 4
galaxies-slot-5 = место 5
galaxies-slot-6 = место 6

# Количества, на которые ссылаются другие сообщения.
galaxies-amount-energy = { $amount ->
        [one] { $amount } очко энергии
        [few] { $amount } очка энергии
        [many] { $amount } очков энергии
       *[other] { $amount } очка энергии
    }
galaxies-amount-culture = { $amount ->
        [one] { $amount } очко знаний
        [few] { $amount } очка знаний
        [many] { $amount } очков знаний
       *[other] { $amount } очка знаний
    }
galaxies-amount-points = { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победного очка
    }
galaxies-amount-score = { $score ->
        [one] { $score } победное очко
        [few] { $score } победных очка
        [many] { $score } победных очков
       *[other] { $score } победного очка
    }
galaxies-amount-steps = { $steps ->
        [one] { $steps } деление
        [few] { $steps } деления
        [many] { $steps } делений
       *[other] { $steps } деления
    }
galaxies-mix-energy = { $energy ->
        [one] { $energy } очко энергии
        [few] { $energy } очка энергии
        [many] { $energy } очков энергии
       *[other] { $energy } очка энергии
    }
galaxies-mix-culture = { $culture ->
        [one] { $culture } очко знаний
        [few] { $culture } очка знаний
        [many] { $culture } очков знаний
       *[other] { $culture } очка знаний
    }
galaxies-amount-mix = { $culture ->
        [0] { galaxies-mix-energy }
       *[other] { $energy ->
            [0] { galaxies-mix-culture }
           *[other] { galaxies-mix-energy } и { galaxies-mix-culture }
        }
    }

## Стороны кубика

galaxies-face-move = Перемещение
    .text = Переместить корабль: один ваш корабль летит со своего места на другую планету или домой. Он высаживается на поверхность, и вы можете сразу выполнить действие планеты, либо выходит на орбиту и встаёт на начальное деление шкалы.
galaxies-face-energy = Энергия
    .text = Собрать энергию: получите 1 очко энергии за каждый свой корабль дома и за каждый корабль на поверхности или орбите планет энергии. Больше 7 накопить нельзя.
galaxies-face-culture = Знания
    .text = Собрать знания: получите 1 очко знаний за каждый свой корабль на поверхности или орбите планет знаний. Корабли дома знаний не приносят. Больше 7 накопить нельзя.
galaxies-face-diplomacy = Дипломатия
    .text = Ускорить колонизацию дипломатией: один ваш корабль на орбите планеты дипломатии продвигается на 1 деление. В конце шкалы планета становится вашей колонией.
galaxies-face-economy = Экономика
    .text = Ускорить колонизацию экономикой: один ваш корабль на орбите планеты экономики продвигается на 1 деление. В конце шкалы планета становится вашей колонией.
galaxies-face-colony = Колония
    .text = Использовать колонию: повысьте уровень империи на один (цена равна номеру нового уровня; платят только энергией или только знаниями) либо выполните действие одной из своих колоний.

## Планеты

galaxies-planet-andellouxian_6 = Анделлуксиан-6
    .text = { $card_texts ->
        [later] Верните домой один свой корабль с орбиты. Получите столько очков энергии и знаний в любом сочетании, каков номер покинутого деления.
       *[first] Верните домой один свой корабль с орбиты. Получите энергию либо знания: столько очков, каков номер покинутого деления.
    }
galaxies-planet-aughmoore = Огмур
    .text = Получите 1 очко знаний за каждый свой корабль дома.
galaxies-planet-birkomius = Биркомиус
    .text = До конца этого хода получайте 1 очко знаний всякий раз, когда другой игрок повторяет действие вашего кубика. Раз в ход, только в свой ход.
galaxies-planet-bisschop = Бисхоп
    .text = До конца этого хода получайте 1 очко энергии всякий раз, когда другой игрок повторяет действие вашего кубика. Раз в ход, только в свой ход.
galaxies-planet-brumbaugh = Брамбо
    .text = Заплатите 2 очка энергии: отбросьте два разных чужих корабля на орбитах на 1 деление каждый. Если отбросить можно только один, отбросьте его.
galaxies-planet-bsw_10_1 = BSW-10-1
    .text = Отведите один свой корабль на орбите на 1 деление назад, затем продвиньте другой свой корабль на орбите на 1 деление. Подходят обе шкалы.
galaxies-planet-clj_0517 = CLJ-0517
    .text = { $card_texts ->
        [later] Заберите 1 очко знаний у другого игрока. Раз в ход, только в свой ход.
       *[first] { $faq_limit ->
            [clj-0517] Заберите 1 очко знаний у другого игрока. Раз в ход, только в свой ход.
           *[cards] Заберите 1 очко знаний у другого игрока. Раз в ход.
        }
    }
galaxies-planet-drewkaiden = Дрюкейден
    .text = Продвиньте один свой корабль на орбите планеты дипломатии на 1 деление.
galaxies-planet-gleam_zanier = Глим-Заньер
    .text = Получите 2 очка энергии. Каждый другой игрок получает 1 очко энергии.
galaxies-planet-gort = Горт
    .text = Перенесите один свой корабль с орбиты на деление с тем же номером на шкале другой планеты, любого вида. Если это конец шкалы, вы колонизируете планету.
galaxies-planet-gyore = Джиор
    .text = { $faq_limit ->
        [gyore] Поверните один свой неиспользованный кубик любой другой стороной. Раз в ход, только в свой ход.
       *[cards] Поверните один свой неиспользованный кубик любой другой стороной. Только в свой ход.
    }
galaxies-planet-helios = Гелиос
    .text = { $card_texts ->
        [later] Уберите под колоду планету из ряда, на которой и вокруг которой нет кораблей, и откройте на её место верхнюю карту колоды.
       *[first] Сбросьте из ряда планету, на которой и вокруг которой нет кораблей, и откройте на её место верхнюю карту колоды.
    }
galaxies-planet-hoefker = Хефкер
    .text = Заплатите 1 очко энергии: получите 2 очка знаний.
galaxies-planet-jac_110912 = JAC-110912
    .text = Получите 2 очка знаний. Каждый другой игрок получает 1 очко знаний.
galaxies-planet-jakks = Джаккс
    .text = Получите 1 очко знаний.
galaxies-planet-jorg = Йорг
    .text = Заплатите 2 очка знаний: отбросьте чужой корабль на орбите на 2 деления, но не дальше начала шкалы.
galaxies-planet-k_widow = К-Уидоу
    .text = Отбросьте чужой корабль на орбите на 1 деление.
galaxies-planet-la_torres = Ла-Торрес
    .text = { $card_texts ->
        [later] Заберите 1 очко энергии у другого игрока. Раз в ход, только в свой ход.
       *[first] { $faq_limit ->
            [clj-0517] Заберите 1 очко энергии у другого игрока. Раз в ход, только в свой ход.
           *[cards] Заберите 1 очко энергии у другого игрока. Раз в ход.
        }
    }
galaxies-planet-leandra = Леандра
    .text = Продвиньте один свой корабль на орбите планеты экономики на 1 деление.
galaxies-planet-lureena = Лурина
    .text = Повысьте уровень империи за обычную цену, сочетая энергию и знания как угодно.
galaxies-planet-maia = Майя
    .text = Сбросьте два своих неиспользованных кубика: получите 2 очка энергии и 2 очка знаний. Только в свой ход.
galaxies-planet-mared = Маред
    .text = { $card_texts ->
        [later] Если ни у кого уровень империи не ниже вашего, повысьте свой на 1 ресурс дешевле обычного: только энергией или только знаниями.
       *[first] Если уровень вашей империи ниже, чем у всех остальных, повысьте его на 1 ресурс дешевле обычного: только энергией или только знаниями.
    }
galaxies-planet-mj_120210 = MJ-120210
    .text = Получите 2 очка энергии.
galaxies-planet-nagato = Нагато
    .text = Заплатите 1 очко знаний: переместите один свой корабль, затем, если хотите, ещё один, другой. Корабль, только что высадившийся здесь, не может быть первым. Раз в ход.
galaxies-planet-nakagawakozi = Накагавакодзи
    .text = Заплатите 2 очка энергии: продвиньте один свой корабль на орбите планеты экономики на 2 деления.
galaxies-planet-nibiru = Нибиру
    .text = До конца этого хода повторение стоит другим игрокам 2 очка знаний вместо 1. Только в свой ход.
galaxies-planet-omicron_fenzi = Омикрон Фензи
    .text = Обменяйте сколько угодно своей энергии на столько же знаний.
galaxies-planet-padraigin_3110 = Падрайгин-3110
    .text = Заплатите 2 очка знаний: продвиньте один свой корабль на орбите планеты дипломатии на 2 деления.
galaxies-planet-pembertonia_major = Пембертония Большая
    .text = Обменяйте сколько угодно своих знаний на столько же энергии.
galaxies-planet-piedes = Пьедес
    .text = Выполните ещё раз действие кубика, использованного в этот ход раньше. Повторить за вами его нельзя.
galaxies-planet-sargus_36 = Саргус-36
    .text = Заплатите 1 очко энергии другому игроку: выполните действие одной из его колоний, с её ценой и ограничениями.
galaxies-planet-shouhua = Шоухуа
    .text = Продвиньте один свой корабль на любой орбите на 1 деление.
galaxies-planet-terra_bettia = Терра-Беттия
    .text = Каждый другой игрок может продвинуть один свой корабль на орбите на 1 деление. Затем продвиньте один свой корабль на 2 деления. Подходят обе шкалы.
galaxies-planet-tifnod = Тифнод
    .text = Отбросьте чужой корабль на орбите планеты дипломатии на 1 деление.
galaxies-planet-umbra_forum = Умбра-Форум
    .text = Выполните действие другой планеты из ряда, с её ценой и ограничениями.
galaxies-planet-vici_ks156 = Вици-KS156
    .text = Получите 1 очко энергии.
galaxies-planet-vizcarra = Вискарра
    .text = Отбросьте чужой корабль на орбите планеты экономики на 1 деление.
galaxies-planet-walsfeo = Уолсфео
    .text = Заплатите 1 очко знаний другому игроку: выполните действие одной из его колоний, с её ценой и ограничениями.
galaxies-planet-zalax = Залакс
    .text = Перебросьте один раз любые свои неиспользованные кубики. Это ничего не стоит, и бесплатный переброс остаётся за вами. Только в свой ход.
galaxies-planet-zavodnick = Заводник
    .text = Выполните любое из шести действий кубика. Затем каждый другой игрок может бесплатно его повторить. Раз в ход.

## Секретные миссии

galaxies-mission-charger = Энергетик
    .text = В конце игры у вас больше энергии, чем у любого другого игрока: 3 очка, при равенстве с лидерами — 2. Без энергии — ничего.
galaxies-mission-conqueror = Завоеватель
    .text = У вас больше колоний, чем у любого другого игрока: 3 очка, при равенстве с лидерами — 2. Без колоний — ничего.
galaxies-mission-elder = Старейшина
    .text = Вы раньше всех набрали 21 очко и тем самым вызвали конец игры: 2 очка.
galaxies-mission-equalizer = Уравнитель
    .text = У вас поровну колоний экономики и дипломатии (в том числе ни одной): 3 очка.
galaxies-mission-explorer = Исследователь
    .text = В конце игры ни одного вашего доступного корабля нет дома: 2 очка.
galaxies-mission-hermit = Отшельник
    .text = У вас меньше колоний, чем у любого другого игрока: 3 очка, при равенстве с последними — 2.
galaxies-mission-hoarder = Накопитель
    .text = В конце игры у вас не меньше 3 очков энергии и не меньше 3 очков знаний: 2 очка.
galaxies-mission-industrialist = Промышленник
    .text = Ваша империя достигла уровня 6: 2 очка.
galaxies-mission-noble = Вельможа
    .text = У вас больше колоний дипломатии, чем у любого другого игрока: 3 очка, при равенстве с лидерами — 2. Без таких колоний — ничего.
galaxies-mission-orbiter = Домосед
    .text = В конце игры все ваши доступные корабли дома: 2 очка.
galaxies-mission-seeker = Искатель
    .text = В конце игры у вас больше знаний, чем у любого другого игрока: 3 очка, при равенстве с лидерами — 2. Без знаний — ничего.
galaxies-mission-trader = Торговец
    .text = У вас больше колоний экономики, чем у любого другого игрока: 3 очка, при равенстве с лидерами — 2. Без таких колоний — ничего.

## Враждебные галактики и их атаки

galaxies-rogue-artemis = Артемида
    .text = Начальная сложность, 1 из 5. Понемногу подтачивает ваши запасы и никуда не спешит. Предел: 6 очков энергии и 6 очков знаний.
galaxies-rogue-rothkel = Роткел
    .text = Лёгкая сложность, 2 из 5. Сначала изматывает вас, а под конец гонит вперёд весь свой флот. Предел: 6 очков энергии и 6 очков знаний.
galaxies-rogue-zendica = Зендика
    .text = Средняя сложность, 3 из 5. Сковывает вас: корабли отступают, кубиков становится меньше. Предел: 5 очков энергии и 5 очков знаний.
galaxies-rogue-hades = Аид
    .text = Высокая сложность, 4 из 5. Богатеет за ваш счёт и наступает рывками. Предел: 5 очков энергии и 4 очка знаний.
galaxies-rogue-gamelyn = Гамелин
    .text = Эпическая сложность, 5 из 5. Грабит вас и наступает одновременно, почти без передышки. Предел: 4 очка энергии и 4 очка знаний.

galaxies-attack-artemis-1 = Вы теряете 1 очко энергии.
galaxies-attack-artemis-2 = Вы теряете 1 очко знаний.
galaxies-attack-artemis-3 = Враждебная галактика забирает у вас 1 очко знаний.
galaxies-attack-artemis-4 = Один ваш корабль на орбите, по вашему выбору, отброшен на 1 деление.
galaxies-attack-artemis-5 = Враждебная галактика забирает у вас 2 очка ресурсов; каких — выбираете вы.
galaxies-attack-rothkel-1 = Вы теряете 1 очко энергии.
galaxies-attack-rothkel-2 = Вы теряете 1 очко знаний.
galaxies-attack-rothkel-3 = Враждебная галактика получает 2 очка энергии.
galaxies-attack-rothkel-4 = Один ваш корабль на орбите, по вашему выбору, отброшен на 1 деление.
galaxies-attack-rothkel-5 = Все враждебные корабли на орбитах продвигаются на 1 деление.
galaxies-attack-zendica-1 = Вы теряете 1 очко энергии.
galaxies-attack-zendica-2 = Враждебная галактика получает 2 очка знаний.
galaxies-attack-zendica-3 = Один ваш корабль на орбите, по вашему выбору, отброшен на 1 деление.
galaxies-attack-zendica-4 = В следующий ход вы бросаете на 1 кубик меньше. Раз в ход.
galaxies-attack-zendica-5 = Все ваши корабли на орбитах отброшены на 1 деление.
galaxies-attack-hades-1 = Враждебная галактика получает 1 очко энергии и 1 очко знаний.
galaxies-attack-hades-2 = Враждебная галактика забирает у вас 2 очка энергии.
galaxies-attack-hades-3 = Враждебная галактика забирает у вас 2 очка знаний.
galaxies-attack-hades-4 = Все враждебные корабли на орбитах продвигаются на 2 деления. Раз в ход.
galaxies-attack-hades-5 = Враждебная галактика забирает у вас 3 очка ресурсов; каких — выбираете вы.
galaxies-attack-gamelyn-1 = Вы теряете 1 очко энергии и 1 очко знаний.
galaxies-attack-gamelyn-2 = Враждебная галактика забирает у вас 1 очко энергии и 1 очко знаний.
galaxies-attack-gamelyn-3 = Все враждебные корабли на орбитах продвигаются на 1 деление.
galaxies-attack-gamelyn-4 = Все враждебные корабли на орбитах продвигаются на 1 деление, затем враждебная галактика забирает у вас 1 очко энергии.
galaxies-attack-gamelyn-5 = Все враждебные корабли на орбитах продвигаются на 2 деления. Раз в ход.

## Вопросы

galaxies-shape-where = Куда?
galaxies-shape-face = Какой стороной?
galaxies-shape-convert = Нажмите кубик, который нужно повернуть, затем его новую сторону. В преобразователь уйдут два других; нажмите ещё один, чтобы отдать его вместо одного из них.
galaxies-shape-use = Выполнить её действие
galaxies-shape-land-use = Высадка и действие
galaxies-shape-land-only = Только высадка
galaxies-shape-unused = { $count ->
        [one] ещё можно использовать { $count } кубик
        [few] ещё можно использовать { $count } кубика
        [many] ещё можно использовать { $count } кубиков
       *[other] ещё можно использовать { $count } кубика
    }
galaxies-prompt-keep-mission = Какую секретную миссию оставить?
galaxies-prompt-main-choice = Ваш ход: используйте кубик, перебросьте, примените преобразователь или закончите ход.
galaxies-reroll-dice = { $chosen ->
        [0] Какие кубики перебросить?
       *[other] Бросить сейчас или выбрать ещё кубики? Выбрано: { $chosen }.
    }
galaxies-reroll-price = { $paid ->
        [0] Этот переброс бесплатный.
       *[other] Этот переброс стоит 1 очко энергии.
    }
galaxies-prompt-reroll = { galaxies-reroll-dice } { galaxies-reroll-price }
galaxies-prompt-reroll-card = { $planet }: какие неиспользованные кубики перебросить?
galaxies-prompt-convert = { $chosen ->
        [1] Какой кубик положить в преобразователь вторым?
       *[other] Какой кубик повернуть и какой стороной?
    }
galaxies-prompt-move-ship = { galaxies-face-move }: какой корабль?
galaxies-prompt-landing = Выполнить действие планеты { $planet }?
galaxies-prompt-advance = Какой из ваших кораблей продвинуть на { galaxies-amount-steps }?
galaxies-prompt-colony-die = Повысить уровень империи или использовать колонию?
galaxies-prompt-payment = Цена нового уровня — { $price }. Чем заплатить?
galaxies-prompt-follow = { $cost ->
        [0] { $player } выполняет действие «{ $face }». Повторить его бесплатно?
        [one] { $player } выполняет действие «{ $face }». Повторить его за { $cost } очко знаний?
        [few] { $player } выполняет действие «{ $face }». Повторить его за { $cost } очка знаний?
        [many] { $player } выполняет действие «{ $face }». Повторить его за { $cost } очков знаний?
       *[other] { $player } выполняет действие «{ $face }». Повторить его за { $cost } очка знаний?
    }
galaxies-prompt-follow-together = { $cost ->
        [one] { $player } выполняет действие «{ $face }». Повторить его за { $cost } очко знаний? Все решают втайне.
        [few] { $player } выполняет действие «{ $face }». Повторить его за { $cost } очка знаний? Все решают втайне.
        [many] { $player } выполняет действие «{ $face }». Повторить его за { $cost } очков знаний? Все решают втайне.
       *[other] { $player } выполняет действие «{ $face }». Повторить его за { $cost } очка знаний? Все решают втайне.
    }
galaxies-prompt-enemy-ship = { $ships ->
        [1] Какой чужой корабль отбросить на { galaxies-amount-steps }?
       *[other] Какие чужие корабли отбросить на { galaxies-amount-steps }? Выберите первый.
    }
galaxies-prompt-steal = { $is_energy ->
        [0] У кого забрать 1 очко знаний?
       *[other] У кого забрать 1 очко энергии?
    }
galaxies-prompt-exchange = { $is_energy ->
        [0] Сколько знаний обменять на энергию?
       *[other] Сколько энергии обменять на знания?
    }
galaxies-prompt-remove-planet = Какую планету заменить?
galaxies-prompt-copy-row = Действие какой планеты выполнить?
galaxies-prompt-copy-colony = { $planet }: какую чужую колонию использовать? Плату получит её владелец.
galaxies-prompt-free-action = Какое действие выполнить? Остальные смогут бесплатно его повторить.
galaxies-prompt-repeat-die = Действие какого использованного кубика выполнить ещё раз?
galaxies-prompt-shift-orbit = Какой из ваших кораблей сменит орбиту?
galaxies-prompt-recall = Какой корабль вернуть с орбиты домой?
galaxies-prompt-recall-gain = { $amount ->
        [one] Вы получаете { $amount } очко ресурса. Какого?
        [few] Вы получаете { $amount } очка ресурсов. Каких?
        [many] Вы получаете { $amount } очков ресурсов. Каких?
       *[other] Вы получаете { $amount } очка ресурсов. Каких?
    }
galaxies-prompt-back = Какой из ваших кораблей отвести на 1 деление назад?
galaxies-prompt-forth = Какой другой ваш корабль продвинуть на 1 деление?
galaxies-prompt-granted-advance = { $player } использует планету { galaxies-planet-terra_bettia }. Какой из ваших кораблей продвинуть на 1 деление?
galaxies-prompt-discard-dice = { $chosen ->
        [0] Какой кубик сбросить первым?
       *[other] Какой кубик сбросить вторым?
    }
galaxies-prompt-set-die = Какой кубик повернуть?
galaxies-prompt-second-move = Переместить ещё один корабль?
galaxies-prompt-forced-reroll = { $rogue } бросает кубик: «{ $face }». Позволить?
galaxies-prompt-rogue-regress = Какой из ваших кораблей отступит на { galaxies-amount-steps }?
galaxies-prompt-rogue-theft = { $amount ->
        [one] Вы теряете { $amount } очко ресурса. Какое отдать?
        [few] Вы теряете { $amount } очка ресурсов. Какие отдать?
        [many] Вы теряете { $amount } очков ресурсов. Какие отдать?
       *[other] Вы теряете { $amount } очка ресурсов. Какие отдать?
    }

## Действия

galaxies-action-move-home-surface = Из дома на поверхность планеты { $planet }
galaxies-action-move-home-orbit = Из дома на орбиту планеты { $planet }
galaxies-action-move-surface-home = С поверхности планеты { $from } домой
galaxies-action-move-surface-surface = С поверхности планеты { $from } на поверхность планеты { $planet }
galaxies-action-move-surface-orbit = С поверхности планеты { $from } на орбиту планеты { $planet }
galaxies-action-move-orbit-home = С орбиты планеты { $from } домой
galaxies-action-move-orbit-surface = С орбиты планеты { $from } на поверхность планеты { $planet }
galaxies-action-move-orbit-orbit = С орбиты планеты { $from } на орбиту планеты { $planet }
galaxies-action-activate = Использовать кубик «{ $face }»
galaxies-action-reroll = Перебросить кубик «{ $face }»
galaxies-action-reroll-also = Перебросить ещё и кубик «{ $face }»
galaxies-action-follow = Повторить
galaxies-action-pass = Не повторять
galaxies-action-end-turn = Закончить ход
galaxies-action-use = Выполнить действие планеты
galaxies-action-decline = Отказаться
galaxies-action-roll = Бросить выбранные кубики
galaxies-action-roll-alike = Перебросить кубик «{ $face }» бесплатно
galaxies-action-advance = Продвинуть корабль на орбите планеты { $planet }
galaxies-action-upgrade = Повысить уровень империи
galaxies-action-pay = Заплатить { galaxies-amount-mix }
galaxies-action-convert = Положить кубик «{ $face }» в преобразователь
galaxies-action-turn = Повернуть кубик: «{ $before }» → «{ $face }»
galaxies-action-keep = Оставить миссию «{ $mission }»
galaxies-action-colony = Использовать свою колонию { $planet }
galaxies-action-copy = Выполнить действие планеты { $planet }
galaxies-action-push-back = Отбросить корабль игрока { $player } на орбите планеты { $planet }
galaxies-action-steal = Забрать у игрока { $player }
galaxies-action-exchange = { $is_energy ->
        [0] Обменять { galaxies-amount-culture } на энергию
       *[other] Обменять { galaxies-amount-energy } на знания
    }
galaxies-action-remove = Заменить планету { $planet }
galaxies-action-perform = Выполнить действие «{ $face }»
galaxies-action-repeat = Выполнить ещё раз действие «{ $face }»
galaxies-action-shift = С орбиты планеты { $planet } на орбиту планеты { $to }
galaxies-action-recall = Вернуть домой корабль с орбиты планеты { $planet }
galaxies-action-split = { galaxies-amount-mix }
galaxies-action-fall-back = Отвести назад корабль на орбите планеты { $planet }
galaxies-action-discard = Сбросить кубик «{ $face }»
galaxies-action-force-reroll = Перебросить
galaxies-action-accept = Позволить

## Журнал

galaxies-log-revealed = Открыта планета { $planet } ({ $slot }).
galaxies-log-first-player = { $player } делает первый ход.
galaxies-log-chose-mission = { $player } выбирает секретную миссию.
galaxies-log-kept-mission = Вы оставляете секретную миссию «{ $mission }».
galaxies-log-turn = { $player } начинает ход.
    .you = Вы начинаете ход.
galaxies-log-rolled = { $player } бросает кубик: «{ $face }».
    .you = Вы бросаете кубик: «{ $face }».
galaxies-log-rerolled = { $player } перебрасывает кубик: «{ $before }» → «{ $face }».
    .you = Вы перебрасываете кубик: «{ $before }» → «{ $face }».
galaxies-log-activated = { $player } использует кубик «{ $face }».
    .you = Вы используете кубик «{ $face }».
galaxies-log-converted = { $player } применяет преобразователь: «{ $before }» → «{ $face }».
    .you = Вы применяете преобразователь: «{ $before }» → «{ $face }».
galaxies-log-ended-turn = { $player } заканчивает ход.
    .you = Вы заканчиваете ход.
galaxies-log-followed = { $cost ->
        [one] { $player } платит { $cost } очко знаний и повторяет действие «{ $face }».
        [few] { $player } платит { $cost } очка знаний и повторяет действие «{ $face }».
        [many] { $player } платит { $cost } очков знаний и повторяет действие «{ $face }».
       *[other] { $player } платит { $cost } очка знаний и повторяет действие «{ $face }».
    }
    .you = { $cost ->
            [one] Вы платите { $cost } очко знаний и повторяете действие «{ $face }».
            [few] Вы платите { $cost } очка знаний и повторяете действие «{ $face }».
            [many] Вы платите { $cost } очков знаний и повторяете действие «{ $face }».
           *[other] Вы платите { $cost } очка знаний и повторяете действие «{ $face }».
        }
galaxies-log-followed-free = { $player } бесплатно повторяет действие «{ $face }».
galaxies-log-gained-energy = { $amount ->
        [0] { $player } не может накопить больше энергии.
       *[other] { $player } получает { galaxies-amount-energy }.
    }
    .you = { $amount ->
            [0] Вы не можете накопить больше энергии.
           *[other] Вы получаете { galaxies-amount-energy }.
        }
galaxies-log-gained-culture = { $amount ->
        [0] { $player } не может накопить больше знаний.
       *[other] { $player } получает { galaxies-amount-culture }.
    }
    .you = { $amount ->
            [0] Вы не можете накопить больше знаний.
           *[other] Вы получаете { galaxies-amount-culture }.
        }
galaxies-log-paid-energy = { $player } платит { galaxies-amount-energy }.
    .you = Вы платите { galaxies-amount-energy }.
galaxies-log-paid-culture = { $player } платит { galaxies-amount-culture }.
    .you = Вы платите { galaxies-amount-culture }.
galaxies-log-landed = { $player } высаживается на поверхность планеты { $planet }.
    .you = Вы высаживаетесь на поверхность планеты { $planet }.
galaxies-log-entered-orbit = { $player } выходит на орбиту планеты { $planet }.
    .you = Вы выходите на орбиту планеты { $planet }.
galaxies-log-went-home = { $player } возвращает корабль домой.
galaxies-log-advanced = { $player } продвигается на орбите планеты { $planet } до деления { $space }.
    .you = Вы продвигаетесь на орбите планеты { $planet } до деления { $space }.
galaxies-log-pushed-back = { $space ->
        [0] { $player } отступает на орбите планеты { $planet } к началу шкалы.
       *[other] { $player } отступает на орбите планеты { $planet } до деления { $space }.
    }
galaxies-log-colonised = { $player } колонизирует планету { $planet } и получает { galaxies-amount-points }, всего { $score }. Все корабли возвращаются с неё домой.
    .you = Вы колонизируете планету { $planet } и получаете { galaxies-amount-points }, всего { $score }. Все корабли возвращаются с неё домой.
galaxies-log-upgraded = { $player } повышает уровень империи до { $level }. Счёт: { galaxies-amount-score }.
    .you = Вы повышаете уровень империи до { $level }. Счёт: { galaxies-amount-score }.
galaxies-log-used-planet = { $player } выполняет действие планеты { $planet }.
    .you = Вы выполняете действие планеты { $planet }.
galaxies-log-bounty = { $player } до конца хода получает награду планеты { $planet } за каждое повторение.
galaxies-log-dearer-follows = { $player } до конца хода поднимает цену повторения до 2 очков знаний.
galaxies-log-stole-energy = { $player } забирает { galaxies-amount-energy } у игрока { $victim }.
galaxies-log-stole-culture = { $player } забирает { galaxies-amount-culture } у игрока { $victim }.
galaxies-log-paid-player-energy = { $player } платит { galaxies-amount-energy } игроку { $payee }.
galaxies-log-paid-player-culture = { $player } платит { galaxies-amount-culture } игроку { $payee }.
galaxies-log-removed = { $player } убирает из ряда планету { $planet }.
galaxies-log-set-die = { $player } поворачивает кубик: «{ $before }» → «{ $face }».
galaxies-log-discarded-dice = { $player } сбрасывает два кубика: «{ $face }» и «{ $other }».
galaxies-log-performed = { $player } выбирает действие «{ $face }».
galaxies-log-repeated = { $player } ещё раз выполняет действие «{ $face }».
galaxies-log-shifted = { $player } переносит корабль с орбиты планеты { $planet } на орбиту планеты { $to }.
galaxies-log-triggered-end = { $player } набирает { galaxies-amount-score }: игра подходит к концу.
    .you = Вы набираете { galaxies-amount-score }: игра подходит к концу.
galaxies-log-mission-done = { $player }: миссия «{ $mission }» выполнена, { galaxies-amount-points }.
    .you = Вы выполнили миссию «{ $mission }»: { galaxies-amount-points }.
galaxies-log-mission-failed = { $player }: миссия «{ $mission }» не выполнена.
galaxies-log-finished = { $player }: { $rank }-е место. Счёт: { galaxies-amount-score }.
    .you = Вы: { $rank }-е место. Счёт: { galaxies-amount-score }.
galaxies-log-rogue-rolled = { $rogue } бросает кубик: «{ $face }».
galaxies-log-rogue-discarded = { $rogue } не может использовать кубик «{ $face }», и он сбрасывается.
galaxies-log-rogue-rerolled = { $rogue } перебрасывает кубик: «{ $before }» → «{ $face }».
galaxies-log-forced-reroll = { $player } платит 1 очко энергии и 1 очко знаний: { $rogue } перебрасывает кубик «{ $face }».
    .you = Вы платите 1 очко энергии и 1 очко знаний: { $rogue } перебрасывает кубик «{ $face }».
galaxies-log-rogue-level = { $rogue } достигает черепа на уровне { $level }.
galaxies-log-rogue-bonus = { $rogue } достигает предела знаний и бросает ещё три кубика.
galaxies-log-rogue-attack = { $rogue } проводит атаку уровня { $level }.
galaxies-log-lost-energy = { $player } теряет { galaxies-amount-energy }.
    .you = Вы теряете { galaxies-amount-energy }.
galaxies-log-lost-culture = { $player } теряет { galaxies-amount-culture }.
galaxies-log-dice-penalty = { $dice ->
        [one] { $player } в следующий ход бросает на { $dice } кубик меньше.
        [few] { $player } в следующий ход бросает на { $dice } кубика меньше.
        [many] { $player } в следующий ход бросает на { $dice } кубиков меньше.
       *[other] { $player } в следующий ход бросает на { $dice } кубика меньше.
    }
galaxies-log-rogue-won = { $rogue } побеждает. Ваша галактика пала.
galaxies-log-rogue-lost = { $player } побеждает в битве с враждебной галактикой { $rogue }.
galaxies-log-follow-lapsed = { $player } уже не может повторить действие «{ $face }» и ничего не платит.
galaxies-log-declared-follow = { $player } собирается повторить действие «{ $face }».
galaxies-log-slot-empty = Планеты закончились: { $slot } остаётся пустым.

## Настройки: что решает каждая и какие у неё значения

galaxies-option-rogue = Враждебная галактика
    .text = Ваш противник в одиночной игре.
    .artemis = Артемида, начальная сложность
    .rothkel = Роткел, лёгкая сложность
    .zendica = Зендика, средняя сложность
    .hades = Аид, высокая сложность
    .gamelyn = Гамелин, эпическая сложность
galaxies-option-tie_breakers = При ничьей
    .text = Что решает при равенстве очков. Если равенство остаётся, место делится.
    .planets-level-resources = колонии, затем уровень империи, затем ресурсы
    .planets-resources = колонии, затем ресурсы
galaxies-option-rogue_unusable_die = Бесполезные кубики противника
    .text = Что происходит с кубиком, который ничего не даёт враждебной галактике.
    .reroll-once = один переброс, затем сброс
    .discard = сразу сбрасывается
galaxies-option-rogue_bonus_dice = Дополнительные кубики противника
    .text = Что делает враждебная галактика, достигнув предела знаний.
    .different = три кубика с тремя разными действиями; их можно повторять
    .extra-turn = дополнительный ход с тремя кубиками без особых действий
    .repeats = три кубика, действия могут совпадать; повторять их нельзя
galaxies-option-follow_order = Повторение действий
    .text = Как остальные игроки решают, повторять ли действие.
    .clockwise = по очереди, по часовой стрелке
    .simultaneous = все сразу и втайне, затем по часовой стрелке
galaxies-option-null_activation = Использование впустую
    .text = Можно ли использовать кубик, который вам ничего не даёт. Другие всё равно могли бы его повторить.
    .allowed = можно
    .forbidden = нельзя
galaxies-option-card_texts = Тексты планет
    .text = По какому изданию действуют планеты. Отличаются Анделлуксиан-6, CLJ-0517, Гелиос, Ла-Торрес и Маред.
    .v2015 = первое издание, 2015
    .later = позднее издание
galaxies-option-faq_limit = Строка FAQ без заголовка
    .text = «Только раз в ход и только в свой ход»: к каким планетам относится эта строка FAQ, точно не известно.
    .cards = ни к какой: ограничения, как на картах
    .clj-0517 = CLJ-0517 и Ла-Торрес: только в свой ход
    .gyore = Джиор: раз в ход
galaxies-option-two_player_missions = Миссии для двоих
    .text = Какие миссии раздаются при игре вдвоём.
    .all = все двенадцать
    .absolute = только шесть без сравнения с другими
galaxies-option-rogue_regress_target = Отбрасываемый корабль
    .text = Кто выбирает ваш корабль, когда враждебная галактика отбрасывает один из них.
    .choice = выбираете вы
    .most-advanced = всегда самый продвинувшийся
galaxies-option-first_player = Первый игрок
    .text = Кто ходит первым. Если такого места за столом нет, решает жребий.
    .random = по жребию
    .v1 = место 1
    .v2 = место 2
    .v3 = место 3
    .v4 = место 4
    .v5 = место 5

galaxies-preset-russian-2018 = Русские правила, 2018
    .text = Все настройки по умолчанию.
galaxies-preset-french-2015 = Французские правила, 2015
    .text = Все одновременно решают, повторять ли, бесполезные кубики противника сбрасываются, предел знаний даёт ему дополнительный ход, уровень империи не решает ничью.
galaxies-preset-spanish-2015 = Испанские правила, 2015
    .text = Все одновременно решают, повторять ли, бесполезные кубики противника сбрасываются, предел знаний даёт ему дополнительный ход.

## Приказы наперёд

galaxies-order-forced-reroll = Когда можно перебросить кубик враждебной галактики
galaxies-order-follow-move = Повторять «Перемещение»
galaxies-order-follow-energy = Повторять «Энергия»
galaxies-order-follow-culture = Повторять «Знания»
galaxies-order-follow-diplomacy = Повторять «Дипломатия»
galaxies-order-follow-economy = Повторять «Экономика»
galaxies-order-follow-colony = Повторять «Колония»
galaxies-order-is-culture-2 = Если у меня не меньше 2 очков знаний
galaxies-order-is-culture-3 = Если у меня не меньше 3 очков знаний
galaxies-order-is-culture-4 = Если у меня не меньше 4 очков знаний
galaxies-order-is-culture-5 = Если у меня не меньше 5 очков знаний

## Почему этого сейчас выбрать нельзя

galaxies-why-mission-first = Сначала выберите секретную миссию, которую оставите себе.
galaxies-why-others-turn = Сейчас ход игрока { $player }; кубики не ваши.
galaxies-why-finish-reroll = Сначала бросьте выбранные кубики или отмените выбор.
galaxies-why-finish-convert = Сначала закончите с преобразователем или отмените выбор.
galaxies-why-finish-die = Сначала завершите действие «{ $face }».
galaxies-why-die-idle = Действие «{ $face }» сейчас ничего не изменит, а впустую кубики за этим столом не используют.
galaxies-why-die-gathered = Все кубики «{ $face }» уже выбраны.
galaxies-why-reroll-energy = Бесплатный переброс уже был. Следующий стоит 1 очко энергии, а у вас её нет.
galaxies-why-converter-used = Преобразователь применяют раз в ход, и вы это уже сделали.
galaxies-why-converter-dice = { $count ->
        [one] Преобразователю нужны три неиспользованных кубика, а у вас { $count } кубик.
        [few] Преобразователю нужны три неиспользованных кубика, а у вас { $count } кубика.
        [many] Преобразователю нужны три неиспользованных кубика, а у вас { $count } кубиков.
       *[other] Преобразователю нужны три неиспользованных кубика, а у вас { $count } кубика.
    }
galaxies-why-top-level = Ваша империя уже на высшем уровне.
galaxies-why-upgrade-price = Цена следующего уровня — { $price } энергии или { $price } знаний, а у вас: энергия — { $energy }, знания — { $culture }.
galaxies-why-upgrade-cheaper = С планетой { $planet } цена следующего уровня — { $price } энергии или { $price } знаний, а у вас: энергия — { $energy }, знания — { $culture }.
galaxies-why-upgrade-mix = С планетой { $planet } цена следующего уровня — { $price }, энергия и знания вместе, а у вас: энергия — { $energy }, знания — { $culture }.
galaxies-why-level-not-lowest = { $planet } помогает только тому, у кого самый низкий уровень империи.
galaxies-why-upgrade-die = { $dice ->
        [0] Уровень повышают кубиком «Колония», а среди ваших неиспользованных кубиков его нет.
       *[other] Чтобы повысить уровень, сначала используйте кубик «Колония».
    }
galaxies-why-colony-die = { $dice ->
        [0] Колонию используют кубиком «Колония», а среди ваших неиспользованных кубиков его нет.
       *[other] Чтобы использовать колонию, сначала используйте кубик «Колония».
    }
galaxies-why-move-die = { $dice ->
        [0] Корабли перемещают кубиком «Перемещение», а среди ваших неиспользованных кубиков его нет.
       *[other] Чтобы переместить корабль, сначала используйте кубик «Перемещение».
    }
galaxies-why-ship-foreign = Это корабль игрока { $player }.
galaxies-why-ship-own = Отбрасывают только чужие корабли.
galaxies-why-ship-moved = Этот корабль только что переместился. Вторым перемещают другой.
galaxies-why-ship-landed = Этот корабль только что высадился. Сначала перемещают другой.
galaxies-why-ship-not-orbiting = Этот корабль не на орбите.
galaxies-why-ship-at-start = Этот корабль на начальном делении, назад ему некуда.
galaxies-why-ship-fell-back = Этот корабль только что отошёл назад. Продвигают другой.
galaxies-why-no-orbit-fits = На других свободных орбитах нет деления { $space }.
galaxies-why-track = { $is_diplomacy ->
        [0] У планеты { $planet } шкала экономики, а продвигают по дипломатии.
       *[other] У планеты { $planet } шкала дипломатии, а продвигают по экономике.
    }
galaxies-why-no-orbiter = На орбите планеты { $planet } нет вашего корабля.
galaxies-why-pick-ship = Нужен корабль: выберите его, а не планету.
galaxies-why-pick-place = Выберите поверхность или орбиту планеты { $planet }.
galaxies-why-surface-taken = На поверхности планеты { $planet } уже стоит ваш корабль; второму там не место.
galaxies-why-orbit-taken = На орбите планеты { $planet } уже есть ваш корабль; второму там не место.
galaxies-why-same-planet = Ваш корабль у планеты { $planet } не может перейти там с орбиты на поверхность или обратно: только к другой планете или домой.
galaxies-why-orbit-only = Выберите корабль на орбите и орбиту, на которую он перейдёт.
galaxies-why-track-short = Шкала планеты { $planet } слишком коротка: такого деления на ней нет.
galaxies-why-planet-occupied = У планеты { $planet } есть корабль; заменить можно только планету без кораблей.
galaxies-why-planet-used = Планета { $planet } в этот ход уже использована; она действует раз в ход.
galaxies-why-planet-own-turn = Планета { $planet } действует только в ваш собственный ход.
galaxies-why-planet-energy = Планета { $planet }: цена в энергии — { $price }, а у вас { $have }.
galaxies-why-planet-culture = Планета { $planet }: цена в знаниях — { $price }, а у вас { $have }.
galaxies-why-planet-no-target = Планету { $planet } сейчас использовать нельзя: ей не на что подействовать, или её действие ещё идёт.
galaxies-why-colony-own = Выберите чужую колонию.
galaxies-why-colony-foreign = { $planet } — колония игрока { $player }; использовать можно только свои.
galaxies-why-no-flight-to-colony = К колониям корабли не летают.
galaxies-why-no-flight-to-galaxy = В чужую галактику корабли не летают.
galaxies-why-all-home = Все ваши корабли уже дома.
galaxies-why-steal-nothing = У игрока { $player } нечего забрать.
galaxies-why-steal-lacks = { $is_energy ->
        [0] У игрока { $player } нет знаний.
       *[other] У игрока { $player } нет энергии.
    }

## Как играть: две страницы по четыре картинки, и пять советов

galaxies-howto-1 = Наберите 21
    .text = Колонизируйте планеты и повышайте уровень империи. Кто первым наберёт 21 победное очко, вызывает конец игры; круг доигрывают, чтобы у всех было поровну ходов. Затем открывают секретные миссии, и побеждает тот, у кого больше очков.
galaxies-howto-2 = Орбита и поверхность
    .text = У планеты корабль может сделать одно из двух. На поверхности он сразу выполняет действие планеты. На орбите он начинает с 0 и продвигается деление за делением; в конце шкалы планета становится вашей колонией. Если корабль улетит, продвижение пропадёт.
    .orbit = орбита: очки потом
    .surface = поверхность: действие сразу
galaxies-howto-3 = Ваша галактика
    .text = Корабли дома приносят энергию. Энергией платят за перебросы, знаниями — за повторение, а уровень империи повышают тем или другим: больше кубиков, кораблей и очков. Больше 7 очков каждого ресурса накопить нельзя.
    .dice = кубики
    .ships = корабли
    .points = очки
galaxies-howto-4 = Конец игры
    .text = Набрать 21 очко можно и в чужой ход. Кто ходит в круге позже, ещё получит свой ход: сначала посмотрите, что он успеет.
    .had = набрано 21
    .more = ещё один ход
    .missions = миссии
galaxies-howto-5 = Бросок
    .text = Бросьте все свои кубики. Первый переброс бесплатный, каждый следующий стоит 1 очко энергии, сколько бы кубиков вы ни взяли. Раз в ход можно отдать два кубика в преобразователь и повернуть третий любой стороной.
    .reroll = первый бесплатно, потом 1 очко энергии
    .convert = два кубика за любую сторону
galaxies-howto-6 = Шесть сторон
    .text = Используйте кубики в любом порядке; использовать все не обязательно. «Перемещение» отправляет корабль в полёт. «Энергия» считает корабли дома и у планет энергии, «Знания» — у планет знаний. «Дипломатия» и «Экономика» продвигают корабль по своей шкале. «Колония» использует одну из ваших колоний или повышает уровень империи.
    .move = переместить корабль
    .energy = корабли дома и у планет энергии
    .culture = корабли у планет знаний
    .diplomacy = 1 деление шкалы дипломатии
    .economy = 1 деление шкалы экономики
    .colony = колония или уровень империи
galaxies-howto-7 = Повторение
    .text = После каждого использованного кубика любой другой игрок может заплатить 1 очко знаний и выполнить то же действие для себя. Так можете и вы в чужой ход. Это половина игры.
    .pay = заплатите 1
galaxies-howto-8 = Колонизация
    .text = В конце шкалы планета ваша: с очками и с действием. Все корабли возвращаются с неё домой, чужие тоже, и их продвижение пропадает. На её место приходит новая планета.
    .home = все летят домой
galaxies-strategy-1 = Первым же кубиком «{ galaxies-face-colony }» купите уровень 2: лишний кубик в каждый ход лучше любой планеты.
galaxies-strategy-2 = Не оставайтесь без знаний, когда соперник вот-вот использует кубик, который нужен и вам.
galaxies-strategy-3 = Держите корабли на шкалах обоих видов: тогда вам пригодится и дипломатия, и экономика.
galaxies-strategy-4 = Длинные шкалы проходят с помощью планет, которые продвигают корабли, а не в ожидании одной стороны кубика.
galaxies-strategy-5 = Прежде чем использовать кубик, подумайте, кому его повторение даст больше. Опасный кубик используйте, пока у остальных нет знаний.

galaxies-source-colonies = колонии
galaxies-source-empire = империя
galaxies-source-mission = миссия

## Первая орбита

lesson-first-orbit = Первая орбита
    .about = Первая партия против Луны: кубики, орбиты, повторение чужих действий и последний круг.
lesson-first-orbit-goal = Добро пожаловать на борт! У вас и у Луны по небольшой галактике. Кто первым наберёт **21 очко**, начинает последний круг. Когда он доигран, побеждает тот, у кого больше очков.
lesson-first-orbit-points = Очки приносят **планеты**, которые вы колонизируете (число на золотой звезде), и **уровень империи** на вашей карте галактики. Секретная миссия добавит 2 или 3 очка в самом конце.
lesson-first-orbit-dice = Ваш ход. Четыре кубика уже брошены. Каждый кубик — **одно действие**. Используйте их в любом порядке; использовать все не обязательно.
lesson-first-orbit-orbit = Ракета перемещает корабль. Выберите кубик **«Перемещение»**, затем **орбиту Джаккса**: до конца его шкалы всего два деления.
    .elsewhere = Не сейчас. Следующий кубик — дипломатия, а самая короткая шкала дипломатии — у Джаккса.
    .land = Высадка сразу даёт действие планеты. Но к колонии ведёт только орбита; высадимся чуть позже.
    .diplomacy = Дипломатия продвигает корабль, который уже стоит на шкале дипломатии. У вас таких пока нет.
    .culture = Ни одного вашего корабля нет у планет знаний: кубик ничего не принесёт.
    .keep = Оставьте: дело найдётся всем четырём кубикам.
    .end = Четыре кубика — четыре действия. Сначала используйте их.
lesson-first-orbit-follow = После каждого вашего кубика Луна может **повторить** действие: заплатить 1 очко знаний и сделать то же для себя. На этот раз она отказалась. Запомните: повторение — сердце этой игры.
lesson-first-orbit-push = Ваш корабль ждёт на делении 0. Кубик **«Дипломатия»** продвинет его на одно деление: у Джаккса шкала дипломатии. Используйте его.
    .move = Сначала продвиньте тот корабль, что уже на орбите, потом отправите второй.
    .culture = Верная мысль, но через два шага. Сначала дипломатия.
    .keep = Не нужно: у каждого оставшегося кубика есть дело.
    .end = Осталось три кубика. Сначала используйте их.
lesson-first-orbit-land = Теперь **высадите** второй корабль на MJ-120210: кубик «Перемещение», затем поверхность планеты. Высадка сразу даёт её действие: 2 очка энергии. **Выполните** его.
    .orbit = Тоже хорошо, но медленно. Поверхность даёт сразу.
    .elsewhere = Выгоднее всех MJ-120210: 2 очка энергии, и бесплатно.
    .leave = Этот корабль потеряет своё деление: кто уходит с орбиты, теряет всё продвижение. Возьмите корабль из дома.
    .decline = Можно и отказаться, но на энергию покупают уровни. Берите.
    .culture = Чуть позже. Сначала корабль.
    .keep = Не нужно: у обоих кубиков есть дело.
    .end = Осталось два кубика. Сначала используйте их.
lesson-first-orbit-culture = Последний кубик — **«Знания»**. Каждый ваш корабль у планеты знаний приносит 1 очко знаний. Джаккс — планета знаний, MJ-120210 — нет.
    .reroll = Первый переброс за ход бесплатный, но этот кубик хорош и так.
    .end = Остался один кубик, и он принесёт вам знания.
lesson-first-orbit-wait = Ход Луны. Она летит к Джакксу, поближе к вам. За 1 очко знаний можно повторить **«Перемещение»**. Но посмотрите на её кубики: там ещё лежит дипломатия. **Не повторяйте.**
    .follow = У вас 2 очка знаний, и сейчас она использует дипломатию. Поберегите их для неё.
lesson-first-orbit-take = Она использует дипломатию — можете и вы. **Повторите** за 1 очко знаний: ваш корабль шагнёт с деления 1 в конец шкалы.
    .pass = Здесь 1 очко знаний покупает целую планету. Повторите.
lesson-first-orbit-colony = **Джаккс ваш: 1 очко**, и это в ход Луны! Все корабли возвращаются с него домой, её корабль тоже, и его продвижение пропало. На освободившееся место пришла Глим-Заньер: 5 очков.
lesson-first-orbit-reroll = Снова ваш ход. Два кубика экономики, но на шкалах экономики ваших кораблей нет. Возьмите **оба** и **перебросьте**: первый переброс за ход бесплатный.
    .one = За два цена та же. Возьмите оба кубика экономики.
    .keep = Эти оставьте: они пригодятся прямо сейчас.
    .colony = Кубик верный, но сначала переброс: увидите, что ещё возможно.
    .first = Сначала переброс: увидите, что ещё возможно.
    .end = Эти кубики пропали бы. Сначала переброс.
lesson-first-orbit-upgrade = Кубик **«Колония»** использует колонию или повышает уровень империи. Уровень 2 стоит 2: только энергией или только знаниями. **Повысьте уровень**: сразу очко и пятый кубик в каждый ход.
    .jakks = 1 очко знаний — неплохо. Лишний кубик в каждый ход — намного лучше.
    .first = Это подождёт. Сначала кубик, который улучшит все следующие ходы.
    .keep = Оставьте: всё нужное у вас есть.
    .end = Сначала повысьте уровень: это лишний кубик в каждый ход.
lesson-first-orbit-freely = Осталось три кубика. Отправьте корабль из дома на **орбиту Глим-Заньер**, продвиньте его дипломатией и соберите энергию. Или поступите по-своему: теперь **решаете вы**.
    .end = Точно? После хода эти кубики пропадут. Если уверены, нажмите ещё раз.
lesson-first-orbit-later = Полчаса спустя. У вас 18 очков, у Луны 17. Кто наберёт 21, начинает последний круг. Вы ходите в круге первым, поэтому **у Луны остался бы ещё один ход**.
lesson-first-orbit-jorg = Не спешите. Луне осталось **одно деление** до Глим-Заньер: 17 + 5 = 22. Сначала отбросьте её. Высадитесь на **Йорг** и заплатите 2 очка знаний.
    .economy = Это даст 21 и начнёт последний круг, а Луне хватит одного кубика дипломатии. Сначала отбросьте её.
    .colony = Накагавакодзи тоже продвинет вас. Но сначала остановите Луну.
    .decline = Выполните действие: ради него мы и прилетели.
    .first = Это подождёт. Сначала остановите Луну.
    .elsewhere = Йорг отбрасывает чужой корабль, а сейчас нужно именно это. Высадитесь на Йорг.
    .end = Тогда Луна заберёт Глим-Заньер. Сначала отбросьте её.
lesson-first-orbit-major = Её корабль снова на делении 2. Теперь заберите **Пембертонию Большую** кубиком **«Экономика»**.
    .points = Это подождёт. Сначала очки: кубик «Экономика».
lesson-first-orbit-bell = **21. Начался последний круг.** Кубики ещё можно использовать: при равенстве после планет и уровня считают энергию и знания. Затем **закончите ход**.
lesson-first-orbit-lunas-last = Последний ход Луны: одного кубика дипломатии до Глим-Заньер не хватает. Вместо этого она покупает уровень 5.
lesson-first-orbit-won = Миссии открыты. Ваша — **Старейшина**: 2 очка за то, что вы раньше всех набрали 21. Миссия Луны требовала уровень 6 и ничего не даёт. **{ $points1 }:{ $points2 } — вы победили!**

## Когда повторять

lesson-follow-or-save = Когда повторять
    .about = Четыре кубика Астры и ваши 2 очка знаний: какое действие стоит повторить и что это даст.
lesson-follow-or-save-purse = Ход Астры. У вас **2 очка знаний**: хватит, чтобы повторить дважды. Сначала посмотрите на её кубики: энергия, перемещение, экономика и **два кубика дипломатии**. А вашему кораблю до конца шкалы MJ-120210 как раз два деления.
lesson-follow-or-save-energy = Она собирает энергию. Повторив, вы получили бы 2 очка: одно за корабль дома, одно за корабль у MJ-120210, планеты энергии. Но знаниям найдётся применение получше. **Не повторяйте.**
    .follow = 2 очка энергии за 1 очко знаний — цена честная. Но тогда дипломатию удастся повторить только раз, а нужно дважды.
lesson-follow-or-save-move = Она высадилась на Вици-KS156 и выполнила её действие. Вас спрашивают только теперь, когда всё закончено. Но полёт подождёт до вашего собственного кубика. **Не повторяйте.**
    .follow = Летать можно и в свой ход, причём бесплатно. Поберегите знания для дипломатии.
lesson-follow-or-save-step = Наконец-то дипломатия: **повторите** за 1 очко знаний. Вы повторяете действие кубика, а не её полёт: продвинется ваш корабль, с деления 1 на деление 2.
    .pass = Ради этого кубика вы и копили. Повторите.
lesson-follow-or-save-planet = Её второй кубик дипломатии. Каждый кубик можно повторить один раз, так что и этот тоже. **Повторите** снова: корабль дойдёт до конца шкалы.
    .pass = До планеты одно деление, и 1 очко знаний на него у вас есть. Повторите.
lesson-follow-or-save-bill = **Планета и 2 очка** за 2 очка знаний. Другие кубики дали бы 2 очка энергии и полёт. Берегите знания для того, что доводит дело до конца. И помните: новый уровень или действие планеты при повторении оплачиваются отдельно.

## Высадка или орбита

lesson-land-or-orbit = Высадка или орбита
    .about = Те же кубики и та же планета, дважды: что даёт поверхность и к чему ведёт орбита.
lesson-land-or-orbit-land = Два кубика перемещения и три кубика дипломатии. Сначала попробуем поверхность: **высадитесь на MJ-120210** и **выполните** её действие. Высадка даёт его сразу: 2 очка энергии.
    .orbit = Орбиту попробуем во второй половине. Сначала поверхность.
    .elsewhere = Высадитесь на MJ-120210: её 2 очка энергии ничего не стоят.
    .diplomacy = На орбитах нет ваших кораблей: дипломатии некого продвигать.
    .decline = Можно и отказаться, но тогда полёт был напрасным. Выполните действие.
    .keep = Оставьте кубики как есть: мы сравниваем два одинаковых хода.
    .end = Сначала используйте кубики перемещения.
lesson-land-or-orbit-hop = **Одна высадка — одно действие.** Корабль, который остаётся на поверхности, второй раз его не даёт; нужна новая высадка. Поэтому отправьте **тот же корабль** на Вици-KS156 и выполните её действие: 1 очко энергии.
    .stay = Можно и так. Но возьмите корабль с MJ-120210: там он своё дело сделал.
    .elsewhere = Высадитесь на Вици-KS156: её энергия ничего не стоит.
    .diplomacy = На орбитах по-прежнему нет ваших кораблей: продвигать некого.
    .decline = Это бесплатно. Выполните действие.
    .keep = Оставьте кубики как есть: мы сравниваем два одинаковых хода.
    .end = Остался кубик перемещения. Сначала используйте его.
lesson-land-or-orbit-idle = Два кубика — **3 очка энергии**, и сразу. Но победных очков нет, а трём кубикам дипломатии некого продвигать. Теперь тот же ход ещё раз, но с орбиты.
lesson-land-or-orbit-orbit = Те же пять кубиков. На этот раз отправьте корабль на **орбиту MJ-120210**. Он начнёт с деления 0 и пока ничего не принесёт.
    .elsewhere = Планета та же, что и раньше: MJ-120210.
    .land = Это было в первой половине. Теперь орбита.
    .diplomacy = Сначала корабль на орбиту, тогда будет кого продвигать.
    .keep = Оставьте кубики как есть: мы сравниваем два одинаковых хода.
    .end = Пять кубиков — пять действий. Сначала используйте их.
lesson-land-or-orbit-push = До конца шкалы три деления, и у MJ-120210 шкала дипломатии. Используйте **все три кубика дипломатии**, один за другим.
    .move = Корабль, ушедший с орбиты, теряет всё продвижение, а второй подождёт. Сначала дипломатия.
    .keep = Три деления — три кубика дипломатии: улучшать нечего.
    .end = Планета уже близко. Сначала используйте дипломатию.
lesson-land-or-orbit-bill = **2 победных очка**, и теперь любой кубик «Колония» может дать те же 2 очка энергии без полёта. Итак: орбита — если ваши кубики двигают по её шкале. Иначе высадка: она даёт сразу, и отбросить вас нельзя.

## Пятый кубик

lesson-upgrade-early = Пятый кубик
    .about = Уровень 2 в первый ход или в четвёртый: считаем кубики.
lesson-upgrade-early-now = Первый ход, остался один кубик: **«Колония»**. Колоний ещё нет, поэтому он повысит уровень империи. Уровень 2 стоит 2: только энергией или только знаниями. **Заплатите энергией**, а знания оставьте, чтобы повторять.
    .culture = Можно. Но за знания ещё и повторяют, а сейчас ход Луны. Заплатите энергией.
    .keep = Лучше для вас сейчас и не выпадет. Используйте его.
    .end = Остался один кубик, и самый полезный. Используйте его.
lesson-upgrade-early-saved = Луна использует дипломатию, а вашему кораблю до конца шкалы Джаккса одно деление. **Повторите**: для этого вы и сберегли знания.
    .pass = Планета за 1 очко знаний: дешевле не бывает. Повторите.
lesson-upgrade-early-five = Ваш второй ход: **пять кубиков вместо четырёх**. Новый кубик бросают начиная со следующего хода, и дальше — каждый ход.
lesson-upgrade-early-late = А вот другая история. Идёт **четвёртый ход**, вы копили: 5 очков энергии, но уровень по-прежнему 1 и кубиков четыре. Последний — снова «Колония». Используйте его.
    .keep = Хватит ждать. Используйте его.
    .end = Ещё один ход с четырьмя кубиками? Используйте его.
lesson-upgrade-early-bill = Тот же уровень, та же цена. Но брошено кубиков за четыре хода: 4 + 5 + 5 + 5 = **19 против 16**. Три действия даром. Так и дальше: уровни 4 и 6 дают кубик, 3 и 5 — корабль.

## Кто ходит последним

lesson-last-round = Кто ходит последним
    .about = Трое игроков, тот же кубик, те же 21 очко: с первого места и с последнего.
lesson-last-round-first = У вас 18 очков, у Луны 19, у Астры 12. Вы **начинаете круг**. Если набрать 21 сейчас, у Луны и Астры будет ещё по ходу. А Луне до конца шкалы Глим-Заньер (5 очков) одно деление дипломатии.
lesson-last-round-trigger = Последний кубик — экономика, а до Пембертонии Большой одно деление: 3 очка. Заберите её и посмотрим, что выйдет. **Используйте кубик.**
    .keep = Это как раз тот кубик, который нужен. Используйте его.
    .end = Смелее: на этот раз мы хотим увидеть, что получится.
lesson-last-round-luna = У вас было 21, и **Старейшина** дал ещё 2: всего 23. Но круг доиграли до конца, и Луна забрала Глим-Заньер: **24**. Кто начинает круг, тому успеют ответить все.
lesson-last-round-last = Тот же стол, но начинала Луна, и теперь вы **замыкаете круг**. Используйте тот же кубик ещё раз.
    .keep = Это как раз тот кубик, который нужен. Используйте его.
    .end = До победы один шаг. Используйте кубик.
lesson-last-round-bill = **23:19** — игра закончилась вашим ходом. Тому, кто сидит посередине, ответят лишь те, кто ходит позже. Миссии считают после конца игры, и вызвать его они не могут; «Старейшина» — только для того, кто первым набрал 21.

## Два кубика за один нужный

lesson-convert = Два кубика за один нужный
    .about = Что делает преобразователь, чего он стоит и когда лучше переброс.
lesson-convert-need = У вас 3 очка энергии, как раз цена уровня 3. Но ни на одном кубике нет **«Колонии»**, а бесплатный переброс потрачен. Экономика и знания сейчас ничего не дадут: на орбите у вас только корабль у Глим-Заньер.
lesson-convert-convert = **Преобразователь:** два любых кубика кладут в него, а третий поворачивают любой стороной. Положите **оба кубика экономики**, затем поверните **кубик знаний стороной «Колония»**.
    .useless = Этот кубик вам пригодится. Кладите те, что ничего не дают: экономику.
    .face = Можно любую сторону, но уровень даст только колония.
    .third = Этот кубик полезен и так. Поверните кубик знаний.
    .first = Это подождёт: преобразователю нужны три неиспользованных кубика. Сначала он.
    .reroll = Второй переброс стоит 1 очко энергии, а двух на уровень 3 не хватит.
    .end = Ход пропал бы зря. Сначала преобразователь.
lesson-convert-upgrade = Кубики в преобразователе потрачены: их не используют, не перебрасывают и не повторяют. А третий теперь обычный кубик «Колония». **Используйте его**: уровень 3 и третий корабль.
    .first = Это подождёт. Сначала уровень.
    .reroll = Переброс теперь стоит 1 очко энергии, и на уровень 3 уже не хватит.
    .end = Сначала используйте кубик «Колония», который получили.
lesson-convert-reroll = Другой ход. Два кубика экономики ничего не дают, а вот знания и колония пригодятся. Преобразователь съел бы два кубика ради одного. **Бесплатный переброс** не съест ни одного: перебросьте **оба кубика экономики**.
    .one = За два цена та же. Возьмите оба кубика экономики.
    .keep = Этот кубик пригодится. Перебросьте только кубики экономики.
    .convert = Два кубика пропали бы, а переброс ничего не стоит. Сначала он.
    .first = Сначала переброс: тогда вы знаете все свои кубики.
    .end = Эти кубики пропали бы. Сначала переброс.
lesson-convert-jakks = Дипломатия и перемещение: пригодятся оба кубика. Сначала соберите **знания**, пока корабль ещё у Джаккса. Затем **дипломатия** доведёт его до конца шкалы.
    .culture = Верно, но сначала знания: когда Джаккс станет вашим, корабль вернётся домой и кубик знаний ничего не даст.
    .first = Чуть позже. Сначала знания и планета.
    .paid = Со второго раза переброс стоит 1 очко энергии, сколько бы ни было кубиков. Сейчас он не нужен.
    .convert = Всё нужное уже выпало. Используйте.
    .end = До планеты одно деление. Сначала используйте кубики.
lesson-convert-bill = **Переброс** — когда годятся разные стороны: первый бесплатный, каждый следующий за 1 очко энергии. **Преобразователь** — когда нужна одна, сейчас, а два кубика бесполезны. Раз в ход, пока не использованы хотя бы три кубика.

## В одиночку против враждебной галактики

lesson-rogue = В одиночку
    .about = Один ход Артемиды, кубик за кубиком: что ей пригодится, чему вы можете помешать и когда она растёт.
lesson-rogue-alone = В одиночку вы играете против **враждебной галактики**, здесь это Артемида. Она никогда не повторяет и бросает кубики **по одному**. Миссий нет. Кто набрал 21 очко, сразу побеждает; она — ещё и тогда, когда её уровень доходит до черепа.
lesson-rogue-yours = Ходят по очереди, и ваш ход кончается с последним кубиком. **Используйте энергию**: затем начнёт Артемида.
    .keep = Он принесёт 2 очка энергии, и они вам понадобятся. Используйте его.
    .end = Остался кубик, а энергия вам понадобится. Используйте его.
lesson-rogue-force = Выпала дипломатия. **Все** её корабли на шкалах дипломатии продвинутся, и MJ-120210 станет её колонией: 2 очка. Но сначала можно заплатить 1 очко энергии и 1 очко знаний: **потребуйте переброса**.
    .accept = Тогда она заберёт MJ-120210. Переброс того стоит: потребуйте его.
lesson-rogue-follow = Энергия не так страшна: по 1 очку за каждый её корабль дома и у планет энергии, но не больше максимума. **Повторите** за 1 очко знаний, как за любым игроком: сначала действие выполнит она.
    .again = Требовать можно, пока есть чем платить. Но последнее очко знаний выгоднее потратить на повторение.
    .pass = 2 очка энергии за 1 очко знаний, а лучше ничего не предвидится. Повторите.
lesson-rogue-rest = Остаток её хода. Ещё одна энергия при полном запасе **бесполезна**: один переброс, затем кубик сброшен. Перемещение отправило корабль на самую левую орбиту, где её кораблей не было. Колония — это **атака**: вы потеряли 1 очко энергии.
lesson-rogue-full = В конце её хода **полная энергия** повысила уровень Артемиды, и запас снова 0. Полные знания дают ей ещё три кубика. Следите за обоими маркерами: с каждым уровнем череп всё ближе.

## Что тренер говорит при первой встрече с решением: не больше 30 слов.

tip-galaxies-keep-mission = Оставьте одну. Она принесёт очки только в самом конце, так что берите ту, что сложится сама собой.
tip-galaxies-main-choice = Кубики можно использовать в любом порядке. Но сначала подумайте, кто сможет повторить.
tip-galaxies-reroll = Выберите все ненужные кубики. Первый переброс за ход бесплатный, каждый следующий стоит 1 очко энергии.
tip-galaxies-convert = Два кубика за один нужный. Ради «Колонии» стоит, ради энергии — редко.
tip-galaxies-move-ship = Поверхность — действие планеты сразу. Орбита — очки потом. Уйдёте с орбиты — продвижение пропадёт.
tip-galaxies-landing = Выполнять действие не обязательно, но этот корабль может это только сейчас, при высадке.
tip-galaxies-advance = Сначала планета, где до конца шкалы ближе всего: соперники уйдут с неё ни с чем.
tip-galaxies-colony-die = Уровень или колония. Уровень стоит столько, каков его номер: энергией или знаниями, но не вперемешку.
tip-galaxies-follow = 1 очко знаний повторяет этот кубик. Сберегите его для кубика, который принесёт планету.
tip-galaxies-enemy-ship = Выгоднее всего отбросить корабль, которому до конца шкалы осталось одно деление.
tip-galaxies-forced-reroll = 1 очко энергии и 1 очко знаний — и враждебная галактика перебросит этот кубик. Приберегите их на случай, когда она продвигается.

## Words of the game, explained where they are tapped: a line, the forms by which they are found (* stands for any ending), and the rule.

words-galaxies = activate, colony, converter, empire, follow, end-space, home, inactive, land, locked, orbit, row, regress
word-galaxies-activate = Использовать кубик
    .text = Выполнить действие, которое показывает кубик.
    .forms = использу* кубик, использова* кубик
    .rule = G-TURN-3
word-galaxies-colony = Колония
    .text = Планета, которая стала вашей: она приносит очки, а кубик «Колония» выполняет её действие.
    .forms = колония, колонии, колонию, колоний, колонией, колониями
    .rule = G-DEF-8
word-galaxies-converter = Преобразователь
    .text = Раз в ход: отдайте два неиспользованных кубика и поверните третий любой стороной.
    .forms = преобразовател*
    .rule = G-CONV-1
word-galaxies-empire = Уровень империи
    .text = От 1 до 6. Каждый уровень даёт кубики, корабли или очки; цена равна его номеру, только энергией или только знаниями.
    .forms = уровень империи, уровня империи, уровню империи, уровне империи, уровнем империи
    .rule = G-UPG-1
word-galaxies-follow = Повторение
    .text = Заплатите 1 очко знаний и выполните для себя действие кубика, который только что использовал другой игрок.
    .forms = повтор*
    .rule = G-FOLLOW-1
word-galaxies-end-space = Конец шкалы
    .text = Последнее деление орбиты, с символом. Кто дошёл до него, колонизирует планету.
    .forms = конец шкалы, конца шкалы, конце шкалы, последнее деление, последнем делении, последнего деления
    .rule = G-DEF-6
word-galaxies-home = Дома
    .text = Ваша галактика. Корабли дома приносят энергию.
    .forms = дома, домой, из дома
    .rule = G-DEF-5
word-galaxies-inactive = Неиспользованный кубик
    .text = Брошен, но ещё не применён. Только такие кубики перебрасывают, отдают и используют.
    .forms = неиспользованн*
    .rule = G-DEF-4
word-galaxies-land = Поверхность
    .text = Корабль высаживается на планету и сразу выполняет её действие.
    .forms = поверхност*, высади*, высажива*
    .rule = G-MOVE-10
word-galaxies-locked = Недоступный корабль
    .text = Присоединится, когда империя достигнет уровня 3 или 5.
    .forms = недоступн*
    .rule = G-DEF-5
word-galaxies-orbit = Орбита
    .text = Кольцо с номерами вокруг планеты. Корабль встаёт на 0 и теряет продвижение, если улетит.
    .forms = орбит*
    .rule = G-MOVE-9
word-galaxies-row = Ряд
    .text = Планеты, до которых корабли могут долететь сейчас.
    .forms = ряд планет, из ряда, в ряду
    .rule = G-DEF-7
word-galaxies-regress = Отступление
    .text = Корабль сдвигают по шкале назад, но не ниже 0.
    .forms = отступ*
    .rule = G-ADV-5

## Слова для стола в терминале

galaxies-draw-planet = Планета
galaxies-draw-gives = Даёт
galaxies-draw-points = Очки
galaxies-draw-surface = Поверхность
galaxies-draw-orbit = Орбита
galaxies-draw-row = Ряд
galaxies-draw-deck =
    { $count ->
        [one] в колоде { $count } планета
        [few] в колоде { $count } планеты
        [many] в колоде { $count } планет
       *[other] в колоде { $count } планеты
    }
galaxies-draw-player = Игрок
galaxies-draw-level = Уровень
galaxies-draw-ships = Корабли
galaxies-draw-colonies = Колонии
galaxies-draw-mats = Галактики
galaxies-draw-home = дома: { $count }
galaxies-draw-away = вне дома: { $count }
galaxies-draw-locked = недоступно: { $count }
galaxies-draw-rogue =
    { $dice ->
        [one] Враждебная галактика бросает { $dice } кубик и побеждает на уровне { $level } ☠.
        [few] Враждебная галактика бросает { $dice } кубика и побеждает на уровне { $level } ☠.
        [many] Враждебная галактика бросает { $dice } кубиков и побеждает на уровне { $level } ☠.
       *[other] Враждебная галактика бросает { $dice } кубика и побеждает на уровне { $level } ☠.
    }
galaxies-draw-dice = Кубики
galaxies-draw-unused = Свободны
galaxies-draw-activated = Использованы
galaxies-draw-free-reroll = первый переброс бесплатно
galaxies-draw-paid-reroll = переброс за 1 очко энергии
galaxies-draw-converter = преобразователь применён
galaxies-draw-discarded =
    { $count ->
        [one] сброшен { $count } кубик
        [few] сброшено { $count } кубика
        [many] сброшено { $count } кубиков
       *[other] сброшено { $count } кубика
    }
galaxies-draw-left =
    { $count ->
        [one] осталось бросить { $count } кубик
        [few] осталось бросить { $count } кубика
        [many] осталось бросить { $count } кубиков
       *[other] осталось бросить { $count } кубика
    }
galaxies-draw-follow-cost = цена повторения: { $count }
galaxies-draw-penalty =
    { $count ->
        [one] в следующий ход на { $count } кубик меньше
        [few] в следующий ход на { $count } кубика меньше
        [many] в следующий ход на { $count } кубиков меньше
       *[other] в следующий ход на { $count } кубика меньше
    }
galaxies-draw-last-round = последний круг
galaxies-draw-mission = Секретная миссия

## Признаки в отчётах

galaxies-trait-mission = Миссия
galaxies-trait-opening = Первое действие
galaxies-trait-level = Уровень империи в конце
galaxies-trait-planet = Колонизированные планеты

## Что говорит об игре страница обучения

learn-goal-galaxies = Наберите 21 очко и доиграйте последний круг.

## Почему один ход лучше другого
galaxies-aim-level = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] : хватит на уровень империи { $aim }
               *[other] : до уровня империи { $aim } не хватит { $short }
            }
           *[other] ; уровень империи { $aim } стоит { $cost }
        }
    }
galaxies-aim-culture = { $aim ->
        [0] : ими платят за повторение чужих действий
       *[other] { galaxies-aim-level }
    }
galaxies-more = { $more ->
        [0] {""}
        [one] {" "}(+{ $more } очко)
        [few] {" "}(+{ $more } очка)
        [many] {" "}(+{ $more } очков)
       *[other] {" "}(+{ $more } очка)
    }
galaxies-cases = { $now ->
        [0] почти никогда, а не с шансом { $instead } из 100
        [100] почти наверняка, а не с шансом { $instead } из 100
       *[other] шанс { $now } из 100, а не { $instead }
    }
galaxies-chance-afford = { $when } вам хватит на уровень империи { $level }: { galaxies-cases }.
galaxies-chance-colony = { $when } планета { $planet } станет вашей колонией ({ galaxies-amount-points }): { galaxies-cases }.
galaxies-chance-mission = { $when } миссия «{ $mission }» будет выполнена: { galaxies-cases }.
galaxies-chance-rival-colony = { $when } планету { $planet } ({ galaxies-amount-points }) колонизирует { $player }: { galaxies-cases }.
galaxies-chance-rival-follow = { $when } у игрока { $player } будут знания, чтобы повторять ваши действия: { galaxies-cases }.
galaxies-chance-rival-afford = { $when } игроку { $player } хватит на уровень империи { $level }: { galaxies-cases }.
galaxies-because-afford = { $when } вам хватит на уровень империи { $level }, а иначе нет.
galaxies-price-afford = { $when } вам не хватит на уровень империи { $level }, а с лучшим ходом хватит.
galaxies-because-colony = { $when } планета { $planet } станет вашей колонией ({ galaxies-amount-points }), а иначе нет.
galaxies-because-level = { $when } уровень вашей империи — { $now }, а не { $instead }{ galaxies-more }: кубиков { $dice }, кораблей { $ships }.
galaxies-because-mission = { $when } миссия «{ $mission }» будет выполнена, а иначе нет.
galaxies-because-track = { $steps ->
        [0] { $when } ни один ваш корабль не идёт к планете { $planet } ({ galaxies-amount-points }).
       *[other] { $others ->
            [0] { $when } ваш корабль на пути к планете { $planet } ({ galaxies-amount-points }): осталось { galaxies-amount-steps }.
           *[other] { $when } вашему кораблю до планеты { $planet } ({ galaxies-amount-points }) останется { galaxies-amount-steps }, а не { $others }.
        }
    }
galaxies-because-energy = { $when } энергии у вас будет { $now }, а не { $instead }{ galaxies-aim-level }.
galaxies-because-culture = { $when } знаний у вас будет { $now }, а не { $instead }{ galaxies-aim-culture }.
galaxies-because-energy-income = { $when } за каждый кубик «{ galaxies-face-energy }» вы получите энергии { $now }, а не { $instead }.
galaxies-because-culture-income = { $when } за каждый кубик «{ galaxies-face-culture }» вы получите знаний { $now }, а не { $instead }.
galaxies-because-out = { $when } вне дома у вас будет { $now ->
        [one] { $now } корабль
        [few] { $now } корабля
        [many] { $now } кораблей
       *[other] { $now } корабля
    }, а не { $instead }.
galaxies-because-rival-colony = { $when } планету { $planet } ({ galaxies-amount-points }) колонизирует { $player }, если так не сыграть.
galaxies-because-rival-track = { $steps ->
        [0] { $when } ни один корабль игрока { $player } не идёт к планете { $planet } ({ galaxies-amount-points }).
       *[other] { $others ->
            [0] { $when } корабль игрока { $player } идёт к планете { $planet } ({ galaxies-amount-points }), осталось { galaxies-amount-steps }.
           *[other] { $when } игроку { $player } до планеты { $planet } ({ galaxies-amount-points }) останется { galaxies-amount-steps }, а не { $others }.
        }
    }
galaxies-because-rival-follow = { $when } у игрока { $player } не будет знаний, чтобы повторять ваши действия, а иначе будут.
galaxies-because-rival-afford = { $when } игроку { $player } хватит на уровень империи { $level }, если так не сыграть.
galaxies-because-unused = «{ $face }» ещё не использована; закончить ход — потерять кубик.
galaxies-because-reroll = { $idle ->
        [0] { $free ->
            [0] Вам сейчас пригодились бы грани: { $helps } из 6; переброс стоит 1 энергию.
            [2] Вам сейчас пригодились бы грани: { $helps } из 6.
           *[other] Вам сейчас пригодились бы грани: { $helps } из 6, и переброс бесплатный.
        }
       *[other] { $free ->
            [0] «{ $face }» вам сейчас ничего не даёт; пригодились бы грани: { $helps } из 6, а переброс стоит 1 энергию.
            [2] «{ $face }» вам сейчас ничего не даёт; пригодились бы грани: { $helps } из 6.
           *[other] «{ $face }» вам сейчас ничего не даёт; пригодились бы грани: { $helps } из 6, и переброс бесплатный.
        }
    }
galaxies-price-colony = { $when } планета { $planet } ({ galaxies-amount-points }) не ваша колония, а с лучшим ходом — ваша.
galaxies-price-mission = { $when } миссия «{ $mission }» не выполнена, а с лучшим ходом — выполнена.
galaxies-price-rival-colony = { $when } планету { $planet } ({ galaxies-amount-points }) колонизирует { $player }; с лучшим ходом этого не будет.
galaxies-price-rival-follow = { $when } у игрока { $player } будут знания, чтобы повторять ваши действия; с лучшим ходом их не будет.
galaxies-price-rival-afford = { $when } игроку { $player } хватит на уровень империи { $level }; с лучшим ходом этого не будет.
galaxies-outlook-follow = Кто может повторить «{ $face }»
galaxies-outlook-colony = { $player } (знаний { $culture }): может повторить и занять планету { $planet }, { galaxies-amount-points }.
galaxies-outlook-level = { $player } (знаний { $culture }): может повторить и достичь уровня { $now }.
galaxies-outlook-track = { $player } (знаний { $culture }): может повторить; до планеты { $planet } ({ galaxies-amount-points }) останется { galaxies-amount-steps }.
galaxies-outlook-energy = { $player } (знаний { $culture }): может повторить и получить энергии { $gained }.
galaxies-outlook-culture = { $player } (знаний { $culture }): может повторить и получить знаний { $gained }.
galaxies-outlook-can = { $player } (знаний { $culture }): может повторить, но почти ничего не выиграет.
galaxies-outlook-none = { $player } повторить не может.
galaxies-look-planets = Посмотрите на планеты, до которых недалеко.
galaxies-look-level = Посмотрите на уровень империи и цену следующего.
galaxies-look-mission = Вспомните о своей тайной миссии.
galaxies-look-orbit = Посмотрите на свои корабли на орбитах.
galaxies-look-energy = Посчитайте свою энергию.
galaxies-look-culture = Посчитайте свои знания.
galaxies-look-home = Посмотрите на корабли, которые стоят дома.
galaxies-situation-have = У вас энергии { $energy }, знаний { $culture }.
galaxies-situation-ship = Вашему кораблю до планеты { $planet } ({ galaxies-amount-points }) осталось { galaxies-amount-steps }.
galaxies-situation-home = Ни одного вашего корабля нет на орбите.
galaxies-situation-rival = Игроку { $player } до планеты { $planet } ({ galaxies-amount-points }) осталось { galaxies-amount-steps }.

## О чём задачи

galaxies-puzzle-1 = { $place }: тихий ход
galaxies-puzzle-2 = { $place }: две дороги
galaxies-puzzle-3 = { $place }: тесное небо
galaxies-puzzle-4 = { $place }: соседи
galaxies-puzzle-5 = { $place }: перекрёсток
galaxies-puzzle-6 = { $place }: медленный свет
galaxies-puzzle-7 = { $place }: долгая ночь
galaxies-puzzle-8 = { $place }: гость
galaxies-puzzle-9 = { $place }: пыль и лёд
galaxies-puzzle-10 = { $place }: вдали от солнца
galaxies-feature-points = очки
galaxies-feature-colony = колония
galaxies-feature-mission-fulfilled = миссия выполнена
galaxies-feature-level = уровень империи
galaxies-feature-missing-for-the-next-level = не хватает до следующего уровня
galaxies-feature-orbit = корабль на орбите
galaxies-feature-energy = энергия
galaxies-feature-culture = знания
galaxies-feature-energy-a-die = энергии за кубик
galaxies-feature-culture-a-die = знаний за кубик
galaxies-feature-landed-on = высадка
galaxies-feature-ships-at-home = кораблей дома

galaxies-leaning-follow = Повторяет
    .unit = из 100 возможностей
    .text = { $how ->
            [much] Повторяет чужие действия намного чаще остальных.
           *[more] Повторяет чужие действия чаще остальных.
            [less] Повторяет чужие действия реже остальных.
            [little] Повторяет чужие действия намного реже остальных.
        }
    .likes = любит повторять
    .shuns = идёт своим путём
galaxies-leaning-fly = Летает
    .unit = из 100 кубиков
    .text = { $how ->
            [much] Летает намного больше остальных.
           *[more] Летает больше остальных.
            [less] Летает меньше остальных.
            [little] Летает намного меньше остальных.
        }
    .likes = любит летать
    .shuns = сидит дома
galaxies-leaning-upgrade = Растёт
    .unit = за 10 партий
    .text = { $how ->
            [much] Повышает уровень империи намного чаще остальных.
           *[more] Повышает уровень империи чаще остальных.
            [less] Повышает уровень империи реже остальных.
            [little] Повышает уровень империи намного реже остальных.
        }
    .likes = растит империю
    .shuns = малая империя
