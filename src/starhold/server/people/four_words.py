"""Four words that open an account: easy to write down, too many together to be guessed.

Each is drawn from a list of more than 512, so there are over 2^36 sets. The server keeps a slow hash
and limits tries.
"""

import secrets
import unicodedata
from typing import Final

COUNT: Final = 4

_LIST: Final = """
acorn actor admiral agate airship alarm album almond alpine amber anchor angel ankle antler apple apricot
apron arcade arch arrow artist atlas attic autumn avenue axle bacon badge bagel baker balcony ballad
balloon bamboo banana banjo banner barley barn barrel basil basket bazaar beacon beaver bedrock beetle
bell berry bicycle birch biscuit bison blanket blossom bonfire bonnet border bottle boulder bracket
branch bread breeze brick bridge broom bubble bucket buffalo bugle butter button cabin cable cactus camel
camera canal candle cannon canoe canvas canyon captain caravan carbon cargo carpet carrot cartoon castle
cedar cellar celery cello chalk chapel charcoal cherry chess chestnut chimney chorus cider cinema circus
citrus city clarinet clay cliff clock clover coach cobalt cobra coconut coffee comet compass copper coral
cork corner cotton cousin cradle crane crater crayon cricket crown crystal cuckoo cup curtain cushion
cymbal daisy dancer dawn deer delta denim desert diamond diary diver dolphin domino donkey door dragon
drawer drum duck dune eagle echo elbow elder elephant elm ember emerald engine envelope evening fabric
falcon farmer feather fence fern ferry fiddle field fig finch finger flag flame flint flute forest fork
fossil fountain fox frost galaxy gallery garden garlic gate gazelle geyser giant ginger giraffe glacier
glass globe glove goat goblet gold goose gorilla granite grape grass guitar gull hammer hammock harbour
harp harvest hat hazel hedge helmet herald heron hill hinge honey horizon horn hotel island ivory ivy
jacket jaguar jasmine jelly jewel jigsaw jockey jungle juniper kayak kernel kettle key kingdom kite kiwi
ladder lagoon lake lamp lantern lark lava lavender leaf ledger lemon leopard letter library lilac lily
linen lion lizard llama lobster locket lotus lunar lute magnet magpie mango manor mantle maple marble
market mason meadow medal melon meteor midnight mill mineral mint mirror mitten monsoon moon moose mosaic
moss moth motor mountain muffin museum mushroom mustard napkin nectar needle nest nickel night north
novel nut oasis oat ocean octave octopus olive onion opal opera orange orbit orchard orchid organ otter
oven owl oyster paddle pagoda palace palm panda panther paper parade parrot parsley pasture patrol
pavilion peach peacock peak pearl pebble pelican pencil penguin pepper piano picnic pigeon pillow pilot
pine pirate pistachio planet plaza plum pocket poem polar pond poplar poppy porcelain port potato prairie
prism puddle puffin pumpkin puppet puzzle pyramid quail quarry quartz queen quill quilt rabbit raccoon
radio raft railway rain raven reef ribbon rice ridge ring river robin rocket roof rope rose ruby rudder
saddle saffron sail salad salmon sand sapphire satin saturn scarf school scooter seagull seal seed seven
shadow shark sheep shell shepherd ship shore shovel silk silver siren skate sketch sky sled slipper smoke
snail snow sofa soup spark sparrow spider spinach spiral sponge spoon spring spruce squash squirrel
stable stadium staircase star statue steam steel stone stork storm straw stream street sugar summer sun
swan table tailor tango tapestry tea teapot temple tent theatre thistle thread throne thunder ticket
tiger timber toast tomato topaz torch tortoise tower trail train treasure trumpet tulip tundra tunnel
turbine turnip turtle tweed umbrella valley vanilla vase velvet village vineyard violet violin vortex
wagon waffle walnut walrus water
"""
WORDS: Final = tuple(_LIST.split())


def new() -> tuple[str, ...]:
    """Return four words that nobody can guess."""
    return tuple(secrets.choice(WORDS) for _ in range(COUNT))


def plain(text: str) -> str:
    """Return words as they are compared: without capitals, accents, commas or wide gaps.

    >>> plain("  Otter, LANTERN violet\\nseven ")
    'otter lantern violet seven'
    """
    letters = (sign if sign.isalpha() else " " for sign in unicodedata.normalize("NFKD", text.casefold()))
    return " ".join("".join(letters).split())
